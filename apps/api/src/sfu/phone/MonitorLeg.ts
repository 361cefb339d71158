import { encodeG711, FRAME_SAMPLES } from './g711.ts';
import { mix } from './mix.ts';
import type { HearingLeg } from './PhoneMixer.ts';

/** Hears as a telephone does and says nothing. */
export class MonitorLeg implements HearingLeg {
  readonly #heard: (sound: Buffer) => void;
  readonly #samples = new Int16Array(FRAME_SAMPLES);

  /** @param heard gets PCMU, 20 ms each time */
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
