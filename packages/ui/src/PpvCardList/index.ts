export * from './PpvCardList.tsx';
