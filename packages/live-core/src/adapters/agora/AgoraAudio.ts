import type { AudioGraph, LocalAudio } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { SdkMicrophone, SdkSound } from './AgoraSdk.ts';
import { levelOf } from './agoraLevel.ts';
import { AgoraTrack } from './AgoraTrack.ts';
import { ChangedSound } from './ChangedSound.ts';
import type { MakeSound } from './ChangedSound.ts';

const GAIN_MAX = 200;

/** A microphone of Agora's SDK. */
export class AgoraAudio extends AgoraTrack<'audio', SdkMicrophone> implements LocalAudio {
  readonly #make: MakeSound;
  #changed: ChangedSound | undefined;

  /** @param make creates an SDK track from processed sound */
  constructor(sdkTrack: SdkMicrophone, make: MakeSound) {
    super('audio', sdkTrack);
    this.#make = make;
    // After a change of device or gain, nodes built on the old media receive nothing.
    sdkTrack.on('track-updated', (media) => this.#changed?.exchange(media));
  }

  /** The published track. Never both, as Agora would mix in the plain voice. */
  override get sent(): SdkSound {
    return this.#changed?.sdkTrack ?? this.sdkTrack;
  }

  /** Sets the gain in whole numbers; the SDK refuses others. */
  setGain(percent: number): void {
    this.requireOpen();
    this.sdkTrack.setVolume(Math.round(Math.min(GAIN_MAX, Math.max(0, percent))));
  }

  level(): number {
    return this.isMuted || this.isOver ? 0 : levelOf(this.sdkTrack.getVolumeLevel());
  }

  setDevice(deviceId: string): Promise<void> {
    return this.ask((track) => track.setDevice(deviceId));
  }

  async setProcessor(build: AudioGraph | null): Promise<void> {
    this.requireOpen();
    const before = this.#changed;
    if (build !== null && before) return before.build(build);
    if (build === null && !before) return;
    const next = build === null ? undefined : await this.#open(build);
    this.#changed = next;
    try {
      await this.publishChanges();
    } catch (error) {
      this.#changed = before;
      next?.close();
      await this.publishChanges().catch(() => undefined);
      throw error;
    }
    // A track of a closed context is silent, so the plain voice replaces it first.
    before?.close();
  }

  protected override release(): void {
    this.#changed?.close();
  }

  async #open(build: AudioGraph): Promise<ChangedSound> {
    let changed: ChangedSound | undefined;
    try {
      changed = new ChangedSound(this.media, this.#make);
      changed.build(build);
      if (this.isMuted) await changed.sdkTrack.setMuted(true);
      return changed;
    } catch (cause) {
      changed?.close();
      throw new PortError('unsupported', 'No nodes between', { kind: 'audio', cause });
    }
  }
}
