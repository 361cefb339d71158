/** A phone, or another leg that hears the mix. */
export interface HearingLeg {
  spoken(): Int16Array | undefined;
  hear(voices: readonly Int16Array[], nowMs: number): void;
}

/** The voice of a speaker in a browser. */
export interface SpokenVoice {
  /** Returns the speaker's next 20 ms. */
  next(): Int16Array | undefined;
}

/** Length of a frame in ms; `pass` must be called at least as often. */
export const FRAME_MS = 20;
/** Frames that are made up for after the process stalled; the rest is dropped. */
const LATE_FRAMES = 5;

/** Sends each phone the voices it hears. Each voice is decoded once, regardless of its hearers. */
export class PhoneMixer {
  readonly #legs = new Map<string, HearingLeg>();
  readonly #voices = new Map<string, SpokenVoice>();
  readonly #heard = new Map<string, ReadonlySet<string>>();
  #framesTo: number | undefined;

  addLeg(id: string, leg: HearingLeg): void {
    this.#legs.set(id, leg);
  }

  addVoice(id: string, voice: SpokenVoice): void {
    this.#voices.set(id, voice);
  }

  /** Removes a leg, so that nobody hears it anymore. */
  removeLeg(id: string): void {
    this.#legs.delete(id);
    this.#heard.delete(id);
  }

  removeVoice(id: string): void {
    this.#voices.delete(id);
  }

  /** Sets the IDs that a phone hears; it never hears itself. */
  setHeard(id: string, others: Iterable<string>): void {
    this.#heard.set(id, new Set(others));
  }

  /** Makes the frames that are due. */
  pass(nowMs: number): void {
    if (this.#framesTo === undefined || nowMs - this.#framesTo > LATE_FRAMES * FRAME_MS) {
      this.#framesTo = nowMs - FRAME_MS;
    }
    while (this.#framesTo + FRAME_MS <= nowMs) {
      this.#framesTo += FRAME_MS;
      this.#makeFrame(nowMs);
    }
  }

  #makeFrame(nowMs: number): void {
    const spoken = new Map<string, Int16Array>();
    // Voices without hearers are read as well, so that they stay in time.
    for (const [id, voice] of this.#voices) this.#note(spoken, id, voice.next());
    for (const [id, leg] of this.#legs) this.#note(spoken, id, leg.spoken());
    for (const [id, leg] of this.#legs) leg.hear(this.#voicesFor(id, spoken), nowMs);
  }

  #note(spoken: Map<string, Int16Array>, id: string, frame: Int16Array | undefined): void {
    if (frame) spoken.set(id, frame);
  }

  #voicesFor(id: string, spoken: ReadonlyMap<string, Int16Array>): Int16Array[] {
    const voices: Int16Array[] = [];
    for (const other of this.#heard.get(id) ?? []) {
      const frame = other === id ? undefined : spoken.get(other);
      if (frame) voices.push(frame);
    }
    return voices;
  }
}
