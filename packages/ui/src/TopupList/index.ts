export * from './TopupList.tsx';
