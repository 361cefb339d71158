export * from './ArticleList.tsx';
