import type { Background, BackgroundEnd, Segmenter } from '../../ports/Background.ts';
import { drawOver } from './drawOver.ts';
import { DrawPace } from './DrawPace.ts';

/** Returns whether this browser can draw a background. */
export const canDrawBackground = (): boolean =>
  'captureStream' in HTMLCanvasElement.prototype &&
  'WebAssembly' in globalThis &&
  'filter' in CanvasRenderingContext2D.prototype;

export interface BackgroundChainOptions {
  readonly captured: MediaStreamTrack;
  readonly background: Background;
  /** Cuts out people; closed with the chain. */
  readonly segmenter: Segmenter;
  /** Called when it ended unexpectedly. */
  readonly ended: (why: BackgroundEnd) => void;
  readonly pace?: DrawPace;
}

/** A camera's video redrawn with another background. */
export class BackgroundChain {
  readonly #video = document.createElement('video');
  readonly #canvas = document.createElement('canvas');
  readonly #media: MediaStreamTrack;
  readonly #segmenter: Segmenter;
  readonly #ended: (why: BackgroundEnd) => void;
  readonly #pace: DrawPace;
  #look: Background['look'];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /**
   * Resolves when the first frame is drawn; nothing else was sent meanwhile. @throws the missing browser
   * feature
   */
  static async open(options: BackgroundChainOptions): Promise<BackgroundChain> {
    const chain = new BackgroundChain(options);
    try {
      await chain.exchange(options.captured);
      await chain.#draw();
    } catch (error) {
      chain.close();
      throw error;
    }
    chain.#next(0);
    return chain;
  }

  private constructor({
    background,
    segmenter,
    ended,
    pace = new DrawPace(),
  }: BackgroundChainOptions) {
    this.#look = background.look;
    this.#segmenter = segmenter;
    this.#ended = ended;
    this.#pace = pace;
    this.#video.muted = true;
    this.#video.playsInline = true;
    const [media] = this.#canvas.captureStream().getVideoTracks();
    if (!media) throw new Error('A canvas without a track');
    this.#media = media;
  }

  get media(): MediaStreamTrack {
    return this.#media;
  }

  /** Sets another background from the next frame on. */
  setLook(look: Background['look']): void {
    this.#look = look;
  }

  /** Switches to another camera. */
  async exchange(captured: MediaStreamTrack): Promise<void> {
    this.#video.srcObject = new MediaStream([captured]);
    await this.#video.play();
  }

  /** Closes it. A second call does nothing. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#media.stop();
    this.#video.srcObject = null;
    this.#segmenter.close().catch(() => undefined);
  }

  #next(delayMs: number): void {
    this.#timer = setTimeout(() => void this.#turn(), delayMs);
  }

  async #turn(): Promise<void> {
    const begin = performance.now();
    try {
      await this.#draw();
    } catch {
      return this.#end('failed');
    }
    if (this.#isOver) return;
    const spent = performance.now() - begin;
    this.#pace.handleDrawn(spent);
    if (this.#pace.isTooSlow) this.#end('slow');
    else this.#next(Math.max(0, this.#pace.everyMs - spent));
  }

  async #draw(): Promise<void> {
    const { videoWidth: width, videoHeight: height } = this.#video;
    if (width === 0 || height === 0) return;
    const mask = await this.#segmenter.mask(this.#video);
    if (this.#isOver) return;
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    drawOver(this.#canvas, { video: this.#video, mask, look: this.#look });
  }

  #end(why: BackgroundEnd): void {
    if (!this.#isOver) this.#ended(why);
  }
}
