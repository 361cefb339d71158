export * from './PriceTag.tsx';
