export * from './Text.tsx';
