const SEQUENCES = 2 ** 16;
/** So many missing at once are no disorder on the way but a line that was cut. */
const CUT_PACKETS = 64;
/** Ms by which a packet may come late. */
const LATE_MS = 100;

/**
 * Sees in the numbers of a stream that packets were lost on their way here. Nobody sends them
 * again, and a picture goes on only with a whole one: without this a receiver would stand still
 * until it asks by itself, which browsers do after three seconds.
 */
export class StreamLoss {
  #highest = -1;
  #missing = 0;
  #sinceMs = 0;

  /** The next packet begins the stream, or goes on after a pause that was meant. */
  begin(): void {
    this.#highest = -1;
    this.#missing = 0;
  }

  /**
   * @param nowMs a clock that only goes forward
   * @returns whether something is lost for good; said once
   */
  note(sequence: number, nowMs: number): boolean {
    const ahead = this.#highest < 0 ? 1 : (sequence - this.#highest + SEQUENCES) % SEQUENCES;
    if (ahead >= SEQUENCES / 2) {
      this.#missing = Math.max(0, this.#missing - 1);
    } else if (ahead > 0) {
      if (this.#missing === 0) this.#sinceMs = nowMs;
      this.#missing += ahead - 1;
      this.#highest = sequence;
    }
    if (this.#missing === 0) return false;
    if (this.#missing < CUT_PACKETS && nowMs - this.#sinceMs < LATE_MS) return false;
    this.#missing = 0;
    return true;
  }
}
