import type { AudioGraph } from '../../ports/LocalTrack.ts';
import { AudioChain } from '../embedded/AudioChain.ts';
import type { SdkSound } from './AgoraSdk.ts';

/** Creates an SDK track from a browser track. */
export type MakeSound = (media: MediaStreamTrack) => SdkSound;

/** The processed microphone, as a custom track of the SDK (agora.md 1.14). */
export class ChangedSound {
  readonly sdkTrack: SdkSound;
  readonly #chain: AudioChain;

  /** @throws the error of the browser or the SDK without a context or track */
  constructor(captured: MediaStreamTrack, make: MakeSound) {
    this.#chain = new AudioChain(captured);
    this.sdkTrack = make(this.#chain.media);
  }

  /** Replaces the nodes. @throws their error, with the old ones kept */
  build(graph: AudioGraph): void {
    this.#chain.build(graph);
  }

  /** Processes other media of the microphone. */
  exchange(captured: MediaStreamTrack): void {
    this.#chain.exchange(captured);
  }

  /** Closes it. It is silent afterwards, so nothing may send it any more. */
  close(): void {
    this.sdkTrack.stop();
    this.sdkTrack.close();
    void this.#chain.close();
  }
}
