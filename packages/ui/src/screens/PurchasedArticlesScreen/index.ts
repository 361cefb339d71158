export * from './PurchasedArticlesScreen.tsx';
