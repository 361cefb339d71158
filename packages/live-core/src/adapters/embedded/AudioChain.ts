import type { AudioGraph } from '../../ports/LocalTrack.ts';

/** A microphone processed by nodes in its own audio context, which lasts as long as nodes are set. */
export class AudioChain {
  readonly #context = new AudioContext();
  readonly #gain = this.#context.createGain();
  readonly #sent = this.#context.createMediaStreamDestination();
  #input: MediaStreamAudioSourceNode;
  #built: ReturnType<AudioGraph> | undefined;

  /** @throws the browser's error if it opens no context */
  constructor(captured: MediaStreamTrack) {
    this.#input = this.#sourceOf(captured);
  }

  /** The processed track. */
  get media(): MediaStreamTrack {
    const [track] = this.#sent.stream.getAudioTracks();
    if (!track) throw new Error('A destination without a track');
    return track;
  }

  /** @param gain factor, 1 is as captured */
  setGain(gain: number): void {
    this.#gain.gain.value = gain;
  }

  /** Replaces the nodes. @throws their error, with the old ones kept */
  build(graph: AudioGraph): void {
    const built = graph(this.#context, this.#gain);
    this.#unbuild();
    this.#built = built;
    built.output.connect(this.#sent);
  }

  /** Processes another microphone. */
  exchange(captured: MediaStreamTrack): void {
    this.#input.disconnect();
    this.#input = this.#sourceOf(captured);
  }

  /** Closes the context. Its track is silent afterwards, so nothing may send it any more. */
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
