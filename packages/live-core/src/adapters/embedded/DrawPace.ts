const SECOND_MS = 1000;
/** As the camera sends (live §9). */
const FULL_RATE = 15;
/** On a device that cannot keep up. */
const SLOW_RATE = 8;
/** The first pictures build what the next ones use; they say nothing of the device. */
const WARMING = 3;
/** Pictures whose mean decides. */
const MEASURED = 10;

/** How often pictures are drawn: measured at the start and all along, slower where a device is slow. */
export class DrawPace {
  readonly #patience: number;
  #drawn = 0;
  #spentMs = 0;
  #rate = FULL_RATE;
  #isTooSlow = false;

  /** @param patience how many times as slow as the slow rate a device may be before it is given up */
  constructor(patience = 1) {
    this.#patience = patience;
  }

  /** Ms from one picture to the next. */
  get everyMs(): number {
    return SECOND_MS / this.#rate;
  }

  /** Not even the slow rate is reached. */
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
