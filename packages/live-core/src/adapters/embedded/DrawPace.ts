const SECOND_MS = 1000;
/** Frames per second of the camera (live §9). */
const FULL_RATE = 15;
/** Frames per second on a device that cannot keep up. */
const SLOW_RATE = 8;
/** The first frames set up later ones, so they are not measured. */
const WARMING = 3;
/** Number of frames whose mean decides. */
const MEASURED = 10;

/** The drawing rate, measured continuously and reduced on a slow device. */
export class DrawPace {
  readonly #patience: number;
  #drawn = 0;
  #spentMs = 0;
  #rate = FULL_RATE;
  #isTooSlow = false;

  /** @param patience how many times slower than the slow rate a device may be */
  constructor(patience = 1) {
    this.#patience = patience;
  }

  /** Ms between two frames. */
  get everyMs(): number {
    return SECOND_MS / this.#rate;
  }

  /** Whether not even the slow rate is reached. */
  get isTooSlow(): boolean {
    return this.#isTooSlow;
  }

  handleDrawn(spentMs: number): void {
    this.#drawn += 1;
    if (this.#drawn <= WARMING) return;
    this.#spentMs += spentMs;
    if (this.#drawn < WARMING + MEASURED) return;
    const mean = this.#spentMs / MEASURED;
    this.#drawn = WARMING;
    this.#spentMs = 0;
    if (mean > (SECOND_MS / SLOW_RATE) * this.#patience) this.#isTooSlow = true;
    else if (mean > SECOND_MS / FULL_RATE) this.#rate = SLOW_RATE;
  }
}
