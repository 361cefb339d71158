import type { DeviceStorage } from '../../ports/DeviceStorage.ts';
import type { Device, DeviceKind, RtcProvider } from '../../ports/RtcProvider.ts';

const KINDS = ['microphone', 'camera', 'speaker'] as const;

/** The available devices and the user's choices, kept beyond the page (LMED-10). */
export class DeviceChoices {
  readonly #storage: DeviceStorage;
  #devices: Readonly<Record<DeviceKind, readonly Device[]>> = {
    microphone: [],
    camera: [],
    speaker: [],
  };

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  get devices(): Readonly<Record<DeviceKind, readonly Device[]>> {
    return this.#devices;
  }

  get chosen(): Readonly<Partial<Record<DeviceKind, string>>> {
    return this.#storage.read().chosen;
  }

  async list(rtc: RtcProvider): Promise<void> {
    const lists = await Promise.all(KINDS.map((kind) => rtc.listDevices(kind)));
    const [microphone = [], camera = [], speaker = []] = lists;
    this.#devices = { microphone, camera, speaker };
  }

  choose(kind: DeviceKind, deviceId: string): void {
    const kept = this.#storage.read();
    this.#storage.write({ ...kept, chosen: { ...kept.chosen, [kind]: deviceId } });
  }

  /** Returns the device to open: the choice while it is plugged in, else the default. */
  requested(kind: DeviceKind): { deviceId?: string } {
    const deviceId = this.chosen[kind];
    const isThere = this.#devices[kind].some(({ id }) => id === deviceId);
    return deviceId !== undefined && isThere ? { deviceId } : {};
  }
}
