const SEQUENCES = 2 ** 16;
const HALF = SEQUENCES / 2;
/** Frames that are waited for at first, at least and at most: 40, 20 and 160 ms. */
const DEPTH_FIRST = 2;
const DEPTH_LEAST = 1;
const DEPTH_MOST = 8;
/** After so many frames in their time less is waited for: 10 s. */
const CALM_FRAMES = 500;
/** What is never used for so many frames is left out: 2 s. So a sender whose clock runs fast is kept up with. */
const SPARE_FRAMES = 100;
/** A jump so far is another stream: a sender that has begun anew. */
const JUMP = 100;
/** After so many frames with nothing there the stream has paused: the next one begins anew. */
const PAUSED_FRAMES = 10;

/** What is played in a frame's time. */
export type Played =
  | { readonly kind: 'frame'; readonly payload: Buffer }
  /** One is missing; more are there or may come. */
  | { readonly kind: 'lost' }
  /** Nothing is sent, or not enough has come to begin. */
  | { readonly kind: 'silence' };

const LOST: Played = { kind: 'lost' };
const SILENCE: Played = { kind: 'silence' };

/**
 * Puts packets of sound in order and gives one out each 20 ms. What it waits for grows when packets come
 * too late, and shrinks when for long none did.
 */
export class JitterBuffer {
  readonly #waiting = new Map<number, Buffer>();
  /** The sequence that is played next; undefined until enough has come. */
  #next: number | undefined;
  #depth = DEPTH_FIRST;
  #inTime = 0;
  #missing = 0;
  #played = 0;
  /** The fewest that waited within the last frames. */
  #least = Infinity;

  /** Frames that it waits before it begins. */
  get depth(): number {
    return this.#depth;
  }

  /** A packet has come. Its payload is kept: hand over one that is not written to again. */
  put(sequence: number, payload: Buffer): void {
    if (this.#next !== undefined) {
      const ahead = distance(this.#next, sequence);
      if (Math.abs(ahead) > JUMP) this.#restart();
      else if (ahead < 0) {
        this.#deepen();
        return;
      }
    }
    this.#waiting.set(sequence, payload);
    while (this.#waiting.size > DEPTH_MOST + this.#depth) this.#dropFirst();
  }

  /** What is heard in the next 20 ms. */
  pull(): Played {
    if (this.#next === undefined && this.#waiting.size < this.#depth) return SILENCE;
    this.#next ??= this.#first();
    const payload = this.#next === undefined ? undefined : this.#waiting.get(this.#next);
    if (payload) return this.#play(payload);
    return this.#miss();
  }

  /** Begins anew: another sender. */
  clear(): void {
    this.#restart();
    this.#depth = DEPTH_FIRST;
  }

  #play(payload: Buffer): Played {
    this.#advance();
    this.#missing = 0;
    this.#inTime += 1;
    if (this.#inTime % CALM_FRAMES === 0) this.#depth = Math.max(this.#depth - 1, DEPTH_LEAST);
    this.#spare();
    return { kind: 'frame', payload };
  }

  /** Leaves one out when more than enough have waited all the time. */
  #spare(): void {
    this.#played += 1;
    this.#least = Math.min(this.#least, this.#waiting.size);
    if (this.#played < SPARE_FRAMES) return;
    if (this.#least > this.#depth) this.#advance();
    this.#played = 0;
    this.#least = Infinity;
  }

  #miss(): Played {
    this.#missing += 1;
    if (this.#waiting.size > 0) {
      this.#advance();
      return LOST;
    }
    // Nothing at all is there: what comes late is still played, and all after it so much later.
    if (this.#missing < PAUSED_FRAMES) return LOST;
    this.#restart();
    return SILENCE;
  }

  #advance(): void {
    if (this.#next === undefined) return;
    this.#waiting.delete(this.#next);
    this.#next = (this.#next + 1) % SEQUENCES;
  }

  #deepen(): void {
    this.#inTime = 0;
    this.#depth = Math.min(this.#depth + 1, DEPTH_MOST);
  }

  #restart(): void {
    this.#waiting.clear();
    this.#next = undefined;
    this.#missing = 0;
    this.#inTime = 0;
    this.#played = 0;
    this.#least = Infinity;
  }

  #dropFirst(): void {
    const first = this.#first();
    if (first === undefined) return;
    this.#waiting.delete(first);
    if (this.#next !== undefined) this.#next = (first + 1) % SEQUENCES;
  }

  #first(): number | undefined {
    let first: number | undefined;
    for (const sequence of this.#waiting.keys()) {
      if (first === undefined || distance(first, sequence) < 0) first = sequence;
    }
    return first;
  }
}

/** How far `to` is after `from`; below 0: before it. */
const distance = (from: number, to: number): number =>
  ((to - from + SEQUENCES + HALF) % SEQUENCES) - HALF;
