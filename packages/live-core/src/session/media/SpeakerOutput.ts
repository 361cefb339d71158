import type { RtcProvider } from '../../ports/RtcProvider.ts';
import type { DeviceChoices } from './DeviceChoices.ts';

/** The system's default output device. */
const DEFAULT = '';

/** Where the room is played: the selected output device while it is plugged in, else the default. */
export class SpeakerOutput {
  readonly #rtc: RtcProvider;
  readonly #choices: DeviceChoices;
  #used = DEFAULT;

  constructor(rtc: RtcProvider, choices: DeviceChoices) {
    this.#rtc = rtc;
    this.#choices = choices;
  }

  get canChoose(): boolean {
    return this.#rtc.support().canChooseSpeaker;
  }

  /** @throws PortError `unsupported`, `device-not-found`, `device-busy`; nothing changes then */
  async choose(deviceId: string): Promise<void> {
    await this.#rtc.setSpeaker(deviceId);
    this.#used = deviceId;
    this.#choices.choose('speaker', deviceId);
  }

  /** Restores the selected device, or leaves a missing one, after devices changed. */
  async settle(): Promise<void> {
    if (!this.canChoose) return;
    const requested = this.#choices.requested('speaker').deviceId ?? DEFAULT;
    if (requested === this.#used) return;
    const before = this.#used;
    this.#used = requested;
    try {
      await this.#rtc.setSpeaker(requested);
    } catch {
      // Audio keeps playing where it did; the next device change retries.
      this.#used = before;
    }
  }
}
