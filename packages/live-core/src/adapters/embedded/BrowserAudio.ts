import type { LocalAudio } from '../../ports/LocalTrack.ts';
import { BrowserTrack } from './BrowserTrack.ts';
import { deviceError } from './deviceError.ts';
import { LevelMeter } from './LevelMeter.ts';

const GAIN_MAX = 200;
const FULL = 100;

/** Asks the browser for a microphone. @throws PortError as `createMicrophone` */
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

/** A microphone, through a gain that the user sets. */
export class BrowserAudio extends BrowserTrack<'audio'> implements LocalAudio {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #sent: MediaStreamAudioDestinationNode;
  #input: MediaStreamAudioSourceNode;
  #meter: LevelMeter;

  constructor(context: AudioContext, captured: MediaStreamTrack) {
    super('audio', captured);
    this.#context = context;
    this.#gain = context.createGain();
    this.#sent = context.createMediaStreamDestination();
    this.#input = context.createMediaStreamSource(new MediaStream([captured]));
    this.#input.connect(this.#gain).connect(this.#sent);
    this.#meter = new LevelMeter(context, captured);
  }

  /** What is sent: the microphone itself until its loudness is changed. */
  get sent(): MediaStreamTrack {
    const changed = this.#sent.stream.getAudioTracks()[0];
    return this.#gain.gain.value === 1 || !changed ? this.media : changed;
  }

  setGain(percent: number): void {
    this.requireOpen();
    this.#gain.gain.value = Math.min(GAIN_MAX, Math.max(0, percent)) / FULL;
    this.changes.emit('changed', undefined);
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
    this.exchange(captured);
  }

  override close(): void {
    this.#input.disconnect();
    this.#meter.close();
    super.close();
  }
}
