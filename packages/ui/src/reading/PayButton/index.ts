export * from './PayButton.tsx';
export * from './payOffer.ts';
