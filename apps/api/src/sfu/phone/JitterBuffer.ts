const SEQUENCES = 2 ** 16;
const HALF = SEQUENCES / 2;
/** Buffered frames initially, at least and at most: 40, 20 and 160 ms. */
const DEPTH_FIRST = 2;
const MIN_DEPTH = 1;
const MAX_DEPTH = 8;
/** Number of punctual frames after which the depth shrinks: 10 s. */
const CALM_FRAMES = 500;
/** Frames after which an unused surplus is dropped (2 s), to keep up with a sender's fast clock. */
const SPARE_FRAMES = 100;
/** A sequence jump this large means a new stream: the sender has restarted. */
const JUMP = 100;
/** Number of empty frames after which the stream counts as paused; the next packet restarts it. */
const PAUSED_FRAMES = 10;

/** The result for one frame's time. */
export type Played =
  | { readonly kind: 'frame'; readonly payload: Buffer }
  /** One frame is missing; others are buffered or may still arrive. */
  | { readonly kind: 'lost' }
  /** Nothing is being sent, or too little has arrived to start. */
  | { readonly kind: 'silence' };

const LOST: Played = { kind: 'lost' };
const SILENCE: Played = { kind: 'silence' };

/**
 * Orders audio packets and returns one every 20 ms. Its depth grows when packets arrive too late
 * and shrinks after a long time without late ones.
 */
export class JitterBuffer {
  readonly #waiting = new Map<number, Buffer>();
  /** The next sequence number to play; undefined until enough packets have arrived. */
  #next: number | undefined;
  #depth = DEPTH_FIRST;
  #inTime = 0;
  #missing = 0;
  #played = 0;
  /** The fewest buffered packets during the recent frames. */
  #least = Infinity;

  /** Number of frames buffered before playing. */
  get depth(): number {
    return this.#depth;
  }

  /** Adds a packet. Keeps its payload, which must not be modified afterwards. */
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
    while (this.#waiting.size > MAX_DEPTH + this.#depth) this.#dropFirst();
  }

  /** Returns the next 20 ms. */
  pull(): Played {
    if (this.#next === undefined && this.#waiting.size < this.#depth) return SILENCE;
    this.#next ??= this.#first();
    const payload = this.#next === undefined ? undefined : this.#waiting.get(this.#next);
    if (payload) return this.#play(payload);
    return this.#miss();
  }

  /** Resets the buffer for another sender. */
  clear(): void {
    this.#restart();
    this.#depth = DEPTH_FIRST;
  }

  #play(payload: Buffer): Played {
    this.#advance();
    this.#missing = 0;
    this.#inTime += 1;
    if (this.#inTime % CALM_FRAMES === 0) this.#depth = Math.max(this.#depth - 1, MIN_DEPTH);
    this.#spare();
    return { kind: 'frame', payload };
  }

  /** Drops one packet if more than enough were buffered the whole time. */
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
    // The buffer is empty: a late packet is still played and delays all following ones.
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
    this.#depth = Math.min(this.#depth + 1, MAX_DEPTH);
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

/** Returns how far `to` is after `from`; negative if before it. */
const distance = (from: number, to: number): number =>
  ((to - from + SEQUENCES + HALF) % SEQUENCES) - HALF;
