import { encodeG711, FRAME_SAMPLES } from './g711.ts';
import { mix } from './mix.ts';
import type { HearingLeg } from './PhoneMixer.ts';

/** A leg that hears the phone mix and never speaks. */
export class MonitorLeg implements HearingLeg {
  readonly #heard: (sound: Buffer) => void;
  readonly #samples = new Int16Array(FRAME_SAMPLES);

  /** @param heard receives PCMU, 20 ms per call */
  constructor(heard: (sound: Buffer) => void) {
    this.#heard = heard;
  }

  spoken(): undefined {
    return undefined;
  }

  hear(voices: readonly Int16Array[]): void {
    mix(voices, this.#samples);
    const sound = Buffer.alloc(FRAME_SAMPLES);
    encodeG711('PCMU', this.#samples, sound);
    this.#heard(sound);
  }
}
