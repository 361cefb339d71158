export { followLink } from './followLink.ts';
export * from './UiProvider.tsx';
