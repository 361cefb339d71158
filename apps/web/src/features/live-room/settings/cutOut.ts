import { selfieSegmenter } from '@rostra/live-core/selfie';
import { selfieFiles } from './selfieFiles.ts';

/** Brings what cuts people out of their pictures. */
export const cutOut = () => selfieSegmenter(selfieFiles);
