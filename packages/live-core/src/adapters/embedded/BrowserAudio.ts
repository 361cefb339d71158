import type { AudioGraph, LocalAudio } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import { AudioChain } from './AudioChain.ts';
import { BrowserTrack } from './BrowserTrack.ts';
import { deviceError } from './deviceError.ts';
import { LevelMeter } from './LevelMeter.ts';

const GAIN_MAX = 200;
const FULL = 100;

/** Requests a microphone from the browser. @throws PortError as `createMicrophone` */
export async function openMicrophone(deviceId: string | undefined): Promise<MediaStreamTrack> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: deviceId === undefined ? true : { deviceId: { exact: deviceId } },
    });
    const track = stream.getAudioTracks()[0];
    if (track) return track;
  } catch (cause) {
    throw deviceError(cause, 'audio');
  }
  throw deviceError(undefined, 'audio');
}

/** A microphone with a gain set by the user. */
export class BrowserAudio extends BrowserTrack<'audio'> implements LocalAudio {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #sent: MediaStreamAudioDestinationNode;
  #input: MediaStreamAudioSourceNode;
  #meter: LevelMeter;
  #chain: AudioChain | undefined;

  constructor(context: AudioContext, captured: MediaStreamTrack) {
    super('audio', captured);
    this.#context = context;
    this.#gain = context.createGain();
    this.#sent = context.createMediaStreamDestination();
    this.#input = context.createMediaStreamSource(new MediaStream([captured]));
    this.#input.connect(this.#gain).connect(this.#sent);
    this.#meter = new LevelMeter(context, captured);
  }

  /** The published track: the microphone itself until its gain or sound is changed. */
  get sent(): MediaStreamTrack {
    if (this.#chain) return this.#chain.media;
    const changed = this.#sent.stream.getAudioTracks()[0];
    return this.#gain.gain.value === 1 || !changed ? this.media : changed;
  }

  setGain(percent: number): void {
    this.requireOpen();
    this.#gain.gain.value = Math.min(GAIN_MAX, Math.max(0, percent)) / FULL;
    this.#chain?.setGain(this.#gain.gain.value);
    void this.publishChanges();
  }

  level(): number {
    return this.isMuted || this.isOver
      ? 0
      : Math.min(1, this.#meter.level() * this.#gain.gain.value);
  }

  async setDevice(deviceId: string): Promise<void> {
    this.requireOpen();
    const captured = await openMicrophone(deviceId);
    this.#input.disconnect();
    this.#meter.close();
    this.#input = this.#context.createMediaStreamSource(new MediaStream([captured]));
    this.#input.connect(this.#gain);
    this.#meter = new LevelMeter(this.#context, captured);
    // Nodes built on the old microphone receive nothing from the new one.
    this.#chain?.exchange(captured);
    this.exchange(captured);
  }

  async setProcessor(build: AudioGraph | null): Promise<void> {
    this.requireOpen();
    const before = this.#chain;
    if (build === null) {
      this.#chain = undefined;
      // A track of a closed context is silent, so the plain voice replaces it first.
      void this.publishChanges().then(() => before?.close());
      return;
    }
    if (before) return before.build(build);
    this.#chain = this.#openChain(build);
    await this.publishChanges();
  }

  override close(): void {
    this.#input.disconnect();
    this.#meter.close();
    super.close();
    void this.#chain?.close();
    this.#chain = undefined;
  }

  #openChain(build: AudioGraph): AudioChain {
    let chain: AudioChain | undefined;
    try {
      chain = new AudioChain(this.media);
      chain.setGain(this.#gain.gain.value);
      chain.build(build);
      return chain;
    } catch (cause) {
      void chain?.close();
      throw new PortError('unsupported', 'No nodes between', { kind: 'audio', cause });
    }
  }
}
