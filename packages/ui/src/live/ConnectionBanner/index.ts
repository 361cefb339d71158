export * from './ConnectionBanner.tsx';
