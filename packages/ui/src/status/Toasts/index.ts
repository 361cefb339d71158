export * from './Toasts.tsx';
