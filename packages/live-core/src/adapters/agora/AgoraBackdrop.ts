import type { Background } from '../../ports/Background.ts';
import type { SdkCamera, SdkLook, SdkProcessor } from './AgoraSdk.ts';

type Look = Background['look'];

/** Half seconds in which the first picture must have come out. */
const LOOKS = 20;

/** A look as the extension takes it: its degrees of blur are the room's. */
const lookOf = (look: Look): SdkLook =>
  look.kind === 'blur'
    ? { type: 'blur', blurDegree: look.degree }
    : { type: 'img', source: look.image, fit: 'cover' };

/** What stands behind somebody in the picture of one camera, drawn by Agora's extension. */
export class AgoraBackdrop {
  readonly #camera: SdkCamera;
  readonly #processor: SdkProcessor;
  #isOn = false;

  /** Resolves when drawn pictures are what the camera gives. @throws what the extension fails with */
  static async open(
    camera: SdkCamera,
    processor: SdkProcessor,
    look: Look,
  ): Promise<AgoraBackdrop> {
    const backdrop = new AgoraBackdrop(camera, processor);
    try {
      await processor.init();
      camera.pipe(processor).pipe(camera.processorDestination);
      await firstPicture(processor);
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

  /** @param overload told once: this device is too slow for what is on now */
  handleOverload(overload: () => void): void {
    this.#processor.onoverload = () => {
      if (this.#isOn) overload();
    };
  }

  /** Told before it is on: without a look it would blur a little. */
  async setLook(look: Look): Promise<void> {
    this.#processor.setOptions(lookOf(look));
    if (this.#isOn) return;
    await this.#processor.enable();
    this.#isOn = true;
  }

  /** The camera gives its plain pictures again; what was brought for others stays ready. */
  async turnOff(): Promise<void> {
    if (!this.#isOn) return;
    this.#isOn = false;
    await this.#processor.disable();
  }

  /** Before the camera is closed. */
  async close(): Promise<void> {
    this.#isOn = false;
    this.#camera.unpipe();
    // Whatever fails here has ended as well.
    await this.#processor.release().catch(() => undefined);
  }
}

/** Turned on before, the extension would say so while plain pictures still go out. */
async function firstPicture(processor: SdkProcessor): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await processor.getProcessedTrack()) !== null) return;
  }
  throw new Error('No drawn picture has come');
}
