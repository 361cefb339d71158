export * from './TextProvider.tsx';
