import type { Off } from '../../../events/Emitter.ts';
import type { Background, Segmenter } from '../../../ports/Background.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { MediaActions } from '../../room/actions/MediaActions.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import { BLURRED, FIRST_BACKGROUND, NO_BACKGROUND } from './BackgroundState.ts';
import type { BackgroundState } from './BackgroundState.ts';

/** Strength of the blur (live §9). */
const BLUR_DEGREE = 2;

/** Dependencies of the background selection. */
export interface BackgroundDeps {
  readonly port: Pick<RoomHandle, 'requestFrame' | 'state'>;
  readonly actions: Pick<MediaActions, 'setOwnBackground'>;
  /** Loads the segmenter, only when a background is selected for the first time. */
  readonly cut: () => Promise<Segmenter>;
  /** @throws Error if it does not load or is not an image */
  readonly loadImage: (url: string) => Promise<HTMLImageElement>;
}

/** The virtual background of the user's own video: none, a blur or an image (LBG-01 to LBG-08). */
export class BackgroundController {
  readonly #deps: BackgroundDeps;
  readonly #store: FrameStore<BackgroundState>;
  #off: Off = () => undefined;
  /** Number of selections made; a late result of an older one changes nothing. */
  #requests = 0;

  constructor(deps: BackgroundDeps) {
    this.#deps = deps;
    this.#store = new FrameStore(FIRST_BACKGROUND, deps.port.requestFrame);
  }

  get state(): Source<BackgroundState> {
    return this.#store;
  }

  /** Starts following backgrounds that end unexpectedly. */
  start(): void {
    const { state } = this.#deps.port;
    this.#off = state.subscribe(() => {
      const hasEnded = state.get().own.backgroundEnd !== null;
      if (hasEnded && !this.#store.latest.isPending) this.#show({ value: NO_BACKGROUND });
    });
  }

  stop(): void {
    this.#off();
  }

  /** @param value `nonuse`, `blurring` or the address of an image; a failed background leaves none */
  async choose(value: string): Promise<void> {
    this.#requests += 1;
    const requested = this.#requests;
    this.#show({ value, isPending: true, hasFailed: false });
    try {
      const background = await this.#backgroundOf(value);
      if (requested !== this.#requests) return;
      await this.#deps.actions.setOwnBackground(background);
      if (requested === this.#requests) this.#show({ isPending: false });
    } catch {
      if (requested !== this.#requests) return;
      this.#show({ value: NO_BACKGROUND, isPending: false, hasFailed: true });
      await this.#deps.actions.setOwnBackground(null).catch(() => undefined);
    }
  }

  /** Adds an own image and selects it at once (LBG-08). */
  async add(url: string): Promise<void> {
    this.#show({ images: [...this.#store.latest.images, url] });
    await this.choose(url);
  }

  /** Removes an own image; if it was selected, no background remains. */
  async remove(url: string): Promise<void> {
    const { images, value } = this.#store.latest;
    this.#show({ images: images.filter((other) => other !== url) });
    if (value === url) await this.choose(NO_BACKGROUND);
  }

  async #backgroundOf(value: string): Promise<Background | null> {
    if (value === NO_BACKGROUND) return null;
    const { cut, loadImage } = this.#deps;
    if (value === BLURRED) return { look: { kind: 'blur', degree: BLUR_DEGREE }, cut };
    return { look: { kind: 'image', image: await loadImage(value) }, cut };
  }

  #show(change: Partial<BackgroundState>): void {
    this.#store.change((state) => ({ ...state, ...change }));
  }
}
