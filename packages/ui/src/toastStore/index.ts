export * from './toastStore.ts';
