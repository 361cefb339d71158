import type { Off } from '../../events/Emitter.ts';
import type { Background, Segmenter } from '../../ports/Background.ts';
import { FrameStore } from '../../store/FrameStore.ts';
import type { RoomActions } from '../RoomActions.ts';
import type { RoomPort } from '../RoomPort.ts';
import type { Source } from '../Source.ts';
import { BLURRED, FIRST_BACKGROUND, NO_BACKGROUND } from './BackgroundState.ts';
import type { BackgroundState } from './BackgroundState.ts';

/** How much is blurred (live §9). */
const BLUR_DEGREE = 2;

/** What the choice of a background needs of its room. */
export interface BackgroundDeps {
  readonly port: Pick<RoomPort, 'requestFrame' | 'state'>;
  readonly actions: Pick<RoomActions, 'setOwnBackground'>;
  /** Brings what cuts people out: only when something is chosen for the first time. */
  readonly cut: () => Promise<Segmenter>;
  /** @throws Error when it does not come or is no picture */
  readonly loadImage: (url: string) => Promise<HTMLImageElement>;
}

/** What stands behind the reader in his own picture: nothing, a blur, a picture (LBG-01 to LBG-08). */
export class BackgroundTool {
  readonly #deps: BackgroundDeps;
  readonly #store: FrameStore<BackgroundState>;
  #off: Off = () => undefined;
  /** Of the choices made: an older one that comes late changes nothing. */
  #asked = 0;

  constructor(deps: BackgroundDeps) {
    this.#deps = deps;
    this.#store = new FrameStore(FIRST_BACKGROUND, deps.port.requestFrame);
  }

  get state(): Source<BackgroundState> {
    return this.#store;
  }

  /** Follows what ends by itself. */
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

  /** @param value `nonuse`, `blurring` or the address of a picture; one that cannot be put on leaves none */
  async choose(value: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#show({ value, isPending: true, hasFailed: false });
    try {
      const background = await this.#backgroundOf(value);
      if (asked !== this.#asked) return;
      await this.#deps.actions.setOwnBackground(background);
      if (asked === this.#asked) this.#show({ isPending: false });
    } catch {
      if (asked !== this.#asked) return;
      this.#show({ value: NO_BACKGROUND, isPending: false, hasFailed: true });
      await this.#deps.actions.setOwnBackground(null).catch(() => undefined);
    }
  }

  /** An own picture is there, and stands behind the reader at once (LBG-08). */
  async add(url: string): Promise<void> {
    this.#show({ pictures: [...this.#store.latest.pictures, url] });
    await this.choose(url);
  }

  /** Takes an own picture away; chosen, there is none behind him then. */
  async remove(url: string): Promise<void> {
    const { pictures, value } = this.#store.latest;
    this.#show({ pictures: pictures.filter((other) => other !== url) });
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
