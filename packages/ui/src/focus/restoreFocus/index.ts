export * from './restoreFocus.ts';
export { followContent } from './followContent.ts';
