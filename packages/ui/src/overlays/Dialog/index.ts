export * from './Dialog.tsx';
export * from './DialogBody.tsx';
export * from './dialogTiming.ts';
export * from './useClosing.ts';
