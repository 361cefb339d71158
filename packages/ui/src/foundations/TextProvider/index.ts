export * from './TextProvider.tsx';
export type { TextFunction } from './textFunction.ts';
