import type { InputMap, Options, Results, SelfieSegmentationConfig } from './SelfieSdk.ts';
import type { Segmenter } from '../../ports/Background.ts';

/** Addresses of the model's files on our own origin, by their requested names. */
export type SelfieFiles = Readonly<Record<string, string>>;

/** The script that defines the model's class, by its name among the files. */
const SCRIPT = 'selfie_segmentation.js';
/** The model for landscape video: smaller and faster. */
const LANDSCAPE = 1;

interface SelfieModel {
  setOptions(options: Options): void;
  onResults(listener: (results: Results) => void): void;
  initialize(): Promise<void>;
  send(inputs: InputMap): Promise<void>;
  close(): Promise<void>;
}

type SelfieClass = new (config: SelfieSegmentationConfig) => SelfieModel;

let brought: Promise<SelfieClass> | undefined;

/**
 * Loads MediaPipe's segmentation model, its script once per page, and prepares it.
 * It requests nothing from other hosts.
 *
 * @throws Error if a file does not load or the browser lacks WebGL
 */
export async function selfieSegmenter(files: SelfieFiles): Promise<Segmenter> {
  brought ??= bring(files).catch((error: unknown) => {
    brought = undefined;
    throw error;
  });
  const Model = await brought;
  const model = new Model({ locateFile: (name) => files[name] ?? name });
  let mask: CanvasImageSource | undefined;
  model.setOptions({ modelSelection: LANDSCAPE });
  model.onResults((results) => {
    mask = results.segmentationMask;
  });
  await model.initialize();
  return {
    mask: async (video) => {
      await model.send({ image: video });
      if (mask === undefined) throw new Error('The model returned no mask');
      return mask;
    },
    close: () => model.close(),
  };
}

/** Loads the script. It is not a module: it leaves its class behind in the page. */
function bring(files: SelfieFiles): Promise<SelfieClass> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = files[SCRIPT] ?? SCRIPT;
    script.addEventListener('error', () => reject(new Error('The model did not come')));
    script.addEventListener('load', () => {
      const made: unknown = Reflect.get(globalThis, 'SelfieSegmentation');
      if (typeof made === 'function') resolve(made as SelfieClass);
      else reject(new Error('The script has left no model'));
    });
    document.head.append(script);
  });
}
