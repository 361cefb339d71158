/** The browser player's members that a room sound needs: an `Audio` in the product. */
export type Player = Pick<HTMLAudioElement, 'play' | 'pause' | 'loop' | 'volume'>;

/** Plays the room's own sounds, one at a time; the browser may hold one back until a press. */
export class SoundPlayer {
  readonly #make: (url: string) => Player;
  readonly #changed: (isHeld: boolean) => void;
  #player: Player | undefined;
  #isHeld = false;

  /** @param changed called with whether the browser awaits a press (LHST-22) */
  constructor(make: (url: string) => Player, changed: (isHeld: boolean) => void) {
    this.#make = make;
    this.#changed = changed;
  }

  /** Plays a sound from the start, in place of the current one. */
  async play(url: string, { loop = false, volume = 1 } = {}): Promise<void> {
    this.stop();
    const player = this.#make(url);
    player.loop = loop;
    player.volume = volume;
    this.#player = player;
    await this.resume();
  }

  /** Retries after a press. */
  async resume(): Promise<void> {
    const player = this.#player;
    if (player === undefined) return;
    try {
      await player.play();
      if (player === this.#player) this.#hold(false);
    } catch (error) {
      // Another sound interrupts it too: only a refusal waits for a press.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (player === this.#player) this.#hold(isRefused);
    }
  }

  stop(): void {
    this.#player?.pause();
    this.#player = undefined;
    this.#hold(false);
  }

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#changed(isHeld);
  }
}
