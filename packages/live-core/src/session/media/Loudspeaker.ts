import type { RtcProvider } from '../../ports/RtcProvider.ts';
import type { DeviceChoices } from './DeviceChoices.ts';

/** The system's own loudspeaker. */
const DEFAULT = '';

/** Where the room is heard: the chosen loudspeaker while it is plugged in, else the system's own. */
export class Loudspeaker {
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

  /** @throws PortError `unsupported`, `device-not-found`, `device-busy`; nothing has changed then */
  async choose(deviceId: string): Promise<void> {
    await this.#rtc.setSpeaker(deviceId);
    this.#used = deviceId;
    this.#choices.choose('speaker', deviceId);
  }

  /** After devices have come or gone: takes the chosen one back, or leaves the one that is gone. */
  async settle(): Promise<void> {
    if (!this.canChoose) return;
    const wished = this.#choices.wished('speaker').deviceId ?? DEFAULT;
    if (wished === this.#used) return;
    const before = this.#used;
    this.#used = wished;
    try {
      await this.#rtc.setSpeaker(wished);
    } catch {
      // It is heard where it was before; the next change of devices tries again.
      this.#used = before;
    }
  }
}
