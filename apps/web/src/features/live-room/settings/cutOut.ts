import graph from '@mediapipe/selfie_segmentation/selfie_segmentation.binarypb?url';
import script from '@mediapipe/selfie_segmentation/selfie_segmentation.js?url';
import model from '@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite?url';
import loader from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.js?url';
import machine from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.wasm?url';
import { selfieSegmenter } from '@rostra/live-core/selfie';
import type { SelfieFiles } from '@rostra/live-core/selfie';

/** The model's files on our own origin; every supported browser takes the fast ones. */
const selfieFiles: SelfieFiles = {
  'selfie_segmentation.js': script,
  'selfie_segmentation.binarypb': graph,
  'selfie_segmentation_landscape.tflite': model,
  'selfie_segmentation_solution_simd_wasm_bin.js': loader,
  'selfie_segmentation_solution_simd_wasm_bin.wasm': machine,
};

/** Loads the program that separates people from their background. */
export const cutOut = () => selfieSegmenter(selfieFiles);
