export * from './articleViewData.ts';
export * from './ArticleView.tsx';
export * from './Comments.tsx';
export * from './Reactions.tsx';
