export * from './AccessLabel.tsx';
