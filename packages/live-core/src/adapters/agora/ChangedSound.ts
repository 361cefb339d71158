import type { AudioGraph } from '../../ports/LocalTrack.ts';
import { AudioChain } from '../embedded/AudioChain.ts';
import type { SdkSound } from './AgoraSdk.ts';

/** Makes a track of the SDK from the browser's. */
export type MakeSound = (media: MediaStreamTrack) => SdkSound;

/** What nodes make of a microphone, as a custom track of the SDK (agora.md 1.14). */
export class ChangedSound {
  readonly sdkTrack: SdkSound;
  readonly #chain: AudioChain;

  /** @throws what the browser or the SDK says when there is no context or no track */
  constructor(captured: MediaStreamTrack, make: MakeSound) {
    this.#chain = new AudioChain(captured);
    this.sdkTrack = make(this.#chain.media);
  }

  /** Puts these nodes in the place of those before; @throws what they throw, with the old ones in place */
  build(graph: AudioGraph): void {
    this.#chain.build(graph);
  }

  /** Other media of the microphone takes the same way. */
  exchange(captured: MediaStreamTrack): void {
    this.#chain.exchange(captured);
  }

  /** It is silent from now on: nothing may send it any more. */
  close(): void {
    this.sdkTrack.stop();
    this.sdkTrack.close();
    void this.#chain.close();
  }
}
