export { selfieSegmenter } from './selfieSegmenter.ts';
export type { SelfieFiles } from './selfieSegmenter.ts';
