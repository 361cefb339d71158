const SEQUENCES = 2 ** 16;
/** Number of missing packets that means a cut line rather than reordering. */
const CUT_PACKETS = 64;
/** Ms that a packet may be late. */
const LATE_MS = 100;

/**
 * Detects packet loss from a stream's sequence numbers. Lost packets are not resent, so video resumes
 * only at a key frame; browsers themselves request one only after three seconds.
 */
export class StreamLoss {
  #highest = -1;
  #missing = 0;
  #sinceMs = 0;

  /** Marks the next packet as the start of the stream, or as the first after an intended pause. */
  begin(): void {
    this.#highest = -1;
    this.#missing = 0;
  }

  /**
   * @param nowMs a clock that only goes forward
   * @returns whether packets are lost for good; true once per loss
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
