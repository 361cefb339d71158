export * from './OfferIcon.tsx';
