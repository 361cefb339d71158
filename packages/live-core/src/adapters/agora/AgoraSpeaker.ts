import { PortError } from '../../ports/PortError.ts';
import { rtcError } from './agoraErrors.ts';
import type { SdkRemoteAudio } from './AgoraSdk.ts';

/** The browsers' name for the system's default output device. */
const SYSTEM = 'default';

type Playing = Pick<SdkRemoteAudio, 'setPlaybackDevice'>;

/** The output device for all audio; tracks have to be set one by one (agora.md 1.5). */
export class AgoraSpeaker {
  readonly #playing = new Set<Playing>();
  #deviceId = '';

  /** Whether this browser lets the user select the output device. */
  get canChoose(): boolean {
    return 'setSinkId' in (globalThis.HTMLMediaElement?.prototype ?? {});
  }

  add(track: Playing): void {
    this.#playing.add(track);
    // If the selected device was just unplugged, the default plays it.
    if (this.#deviceId !== '') track.setPlaybackDevice(this.#deviceId).catch(() => undefined);
  }

  delete(track: Playing): void {
    this.#playing.delete(track);
  }

  /** @throws PortError `unsupported`, `device-not-found`, `device-busy`; playback continues as before */
  async choose(deviceId: string, known: readonly string[]): Promise<void> {
    if (!this.canChoose) throw new PortError('unsupported', 'No loudspeaker can be chosen');
    if (deviceId !== '' && !known.includes(deviceId)) {
      throw new PortError('device-not-found', 'That loudspeaker is not there', { kind: 'audio' });
    }
    const before = this.#deviceId;
    this.#deviceId = deviceId;
    try {
      await this.#move(deviceId);
    } catch (cause) {
      this.#deviceId = before;
      await this.#move(before).catch(() => undefined);
      throw rtcError(cause, 'audio');
    }
  }

  async #move(deviceId: string): Promise<void> {
    const device = deviceId === '' ? SYSTEM : deviceId;
    await Promise.all(Array.from(this.#playing, (track) => track.setPlaybackDevice(device)));
  }
}
