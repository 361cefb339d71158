import { selfieSegmenter } from '@rostra/live-core/selfie';
import { selfieFiles } from './selfieFiles.ts';

/** Loads the program that separates people from their background. */
export const cutOut = () => selfieSegmenter(selfieFiles);
