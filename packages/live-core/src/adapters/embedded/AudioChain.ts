import type { AudioGraph } from '../../ports/LocalTrack.ts';

/** A microphone through nodes, in an audio context of its own: there as long as nodes are asked for. */
export class AudioChain {
  readonly #context = new AudioContext();
  readonly #gain = this.#context.createGain();
  readonly #sent = this.#context.createMediaStreamDestination();
  #input: MediaStreamAudioSourceNode;
  #built: ReturnType<AudioGraph> | undefined;

  /** @throws what the browser says when it opens no context */
  constructor(captured: MediaStreamTrack) {
    this.#input = this.#sourceOf(captured);
  }

  /** What the nodes make of it. */
  get media(): MediaStreamTrack {
    const [track] = this.#sent.stream.getAudioTracks();
    if (!track) throw new Error('A destination without a track');
    return track;
  }

  /** @param gain factor, 1 is as captured */
  setGain(gain: number): void {
    this.#gain.gain.value = gain;
  }

  /** Puts these nodes in the place of those before; @throws what they throw, with the old ones in place */
  build(graph: AudioGraph): void {
    const built = graph(this.#context, this.#gain);
    this.#unbuild();
    this.#built = built;
    built.output.connect(this.#sent);
  }

  /** Another microphone takes the same way. */
  exchange(captured: MediaStreamTrack): void {
    this.#input.disconnect();
    this.#input = this.#sourceOf(captured);
  }

  /** Its track is silent from now on: nothing may send it any more. */
  async close(): Promise<void> {
    this.#input.disconnect();
    this.#unbuild();
    this.media.stop();
    await this.#context.close();
  }

  #sourceOf(captured: MediaStreamTrack): MediaStreamAudioSourceNode {
    const source = this.#context.createMediaStreamSource(new MediaStream([captured]));
    source.connect(this.#gain);
    return source;
  }

  #unbuild(): void {
    this.#built?.output.disconnect();
    this.#built?.dispose();
    this.#built = undefined;
  }
}
