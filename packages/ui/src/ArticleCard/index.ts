export * from './ArticleCard.tsx';
