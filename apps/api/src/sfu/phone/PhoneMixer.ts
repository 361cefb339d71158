/** A telephone that hears. */
export interface HearingLeg {
  spoken(): Int16Array | undefined;
  hear(voices: readonly Int16Array[], nowMs: number): void;
}

/** Someone who speaks and is no telephone. */
export interface SpokenVoice {
  /** His next 20 ms. */
  next(): Int16Array | undefined;
}

/** Ms of a frame: as often it is to be told that time has passed. */
export const FRAME_MS = 20;
/** After a pause of the process so many frames are made up for; the rest is gone. */
const LATE_FRAMES = 5;

/** Gives each telephone what those say whom it hears. Each voice is decoded once, however many hear it. */
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

  /** It is gone: nobody hears it any more. */
  removeLeg(id: string): void {
    this.#legs.delete(id);
    this.#heard.delete(id);
  }

  removeVoice(id: string): void {
    this.#voices.delete(id);
  }

  /** Whom a telephone hears from now on; itself it never hears. */
  setHeard(id: string, others: Iterable<string>): void {
    this.#heard.set(id, new Set(others));
  }

  /** Time has passed: makes the frames that are due. */
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
    // All are asked, also those whom nobody hears now: their time goes on too.
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
