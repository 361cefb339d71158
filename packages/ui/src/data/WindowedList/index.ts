export * from './WindowedList.tsx';
export * from './windowedSource.ts';
