import type { Background } from '../../ports/Background.ts';
import type { SdkCamera, SdkLook, SdkProcessor } from './AgoraSdk.ts';

type Look = Background['look'];

/** Half seconds within which the first frame must have been drawn. */
const LOOKS = 20;

/** Converts a background for the extension, whose degrees of blur are the room's. */
const lookOf = (look: Look): SdkLook =>
  look.kind === 'blur'
    ? { type: 'blur', blurDegree: look.degree }
    : { type: 'img', source: look.image, fit: 'cover' };

/** The background of one camera, drawn by Agora's extension. */
export class AgoraBackdrop {
  readonly #camera: SdkCamera;
  readonly #processor: SdkProcessor;
  #isOn = false;

  /** Resolves once the camera returns drawn frames. @throws the extension's error */
  static async open(
    camera: SdkCamera,
    processor: SdkProcessor,
    look: Look,
  ): Promise<AgoraBackdrop> {
    const backdrop = new AgoraBackdrop(camera, processor);
    try {
      await processor.init();
      camera.pipe(processor).pipe(camera.processorDestination);
      await firstFrame(processor);
      await backdrop.setLook(look);
      return backdrop;
    } catch (error) {
      await backdrop.close();
      throw error;
    }
  }

  private constructor(camera: SdkCamera, processor: SdkProcessor) {
    this.#camera = camera;
    this.#processor = processor;
  }

  /** @param overload called once when this device is too slow for the current background */
  handleOverload(overload: () => void): void {
    this.#processor.onoverload = () => {
      if (this.#isOn) overload();
    };
  }

  /** Sets the background before turning it on; without options the extension would blur slightly. */
  async setLook(look: Look): Promise<void> {
    this.#processor.setOptions(lookOf(look));
    if (this.#isOn) return;
    await this.#processor.enable();
    this.#isOn = true;
  }

  /** Returns the camera to its plain video; the extension stays loaded for others. */
  async turnOff(): Promise<void> {
    if (!this.#isOn) return;
    this.#isOn = false;
    await this.#processor.disable();
  }

  /** Must run before the camera is closed. */
  async close(): Promise<void> {
    this.#isOn = false;
    this.#camera.unpipe();
    // An error here means it has ended as well.
    await this.#processor.release().catch(() => undefined);
  }
}

/**
 * Waits for the first frame; enabled earlier, the extension would report success while sending plain video.
 */
async function firstFrame(processor: SdkProcessor): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await processor.getProcessedTrack()) !== null) return;
  }
  throw new Error('No drawn picture has come');
}
