export * from './EventCard.tsx';
