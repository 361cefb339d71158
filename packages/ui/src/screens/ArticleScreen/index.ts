export * from './ArticleScreen.tsx';
