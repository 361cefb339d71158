const SAMPLES = 1024;
const MIDDLE = 128;

/** Loudness of a sound, 0 to 1, measured on request. */
export class LevelMeter {
  readonly #context: AudioContext;
  readonly #source: MediaStreamAudioSourceNode;
  readonly #analyser: AnalyserNode;
  readonly #samples = new Uint8Array(SAMPLES);

  constructor(context: AudioContext, media: MediaStreamTrack) {
    this.#context = context;
    this.#source = context.createMediaStreamSource(new MediaStream([media]));
    this.#analyser = context.createAnalyser();
    this.#analyser.fftSize = SAMPLES;
    this.#source.connect(this.#analyser);
  }

  level(): number {
    if (this.#context.state !== 'running') return 0;
    this.#analyser.getByteTimeDomainData(this.#samples);
    let loudest = 0;
    for (const sample of this.#samples) loudest = Math.max(loudest, Math.abs(sample - MIDDLE));
    return loudest / MIDDLE;
  }

  close(): void {
    this.#source.disconnect();
  }
}
