import { Emitter } from '../../events/Emitter.ts';
import type { LocalKind } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { Device, DeviceKind, RtcProviderEvents } from '../../ports/RtcProvider.ts';
import type { FakeAudio, FakeVideo } from './FakeTrack.ts';

const FIRST_DEVICES: readonly Device[] = [
  { kind: 'microphone', id: 'microphone-1', label: 'Microphone 1' },
  { kind: 'camera', id: 'camera-1', label: 'Camera 1' },
  { kind: 'speaker', id: 'speaker-1', label: 'Speaker 1' },
];

const KIND_OF = { microphone: 'audio', camera: 'video' } as const;

/** The devices of one fake browser: plugged in, unplugged, allowed and denied by a test. */
export class FakeDevices extends Emitter<RtcProviderEvents> {
  /** False as in browsers without a choice of output devices. */
  canChooseSpeaker = true;
  /** False as in browsers without the Web Audio API. */
  canProcessAudio = true;
  /** False as in browsers without virtual backgrounds. */
  canSetBackground = true;
  /** False refuses the next audio context. */
  canOpenContext = true;
  #devices: readonly Device[] = FIRST_DEVICES;
  readonly #denied = new Set<LocalKind>();
  readonly #inUse = new Set<FakeAudio | FakeVideo>();

  list(kind: DeviceKind): readonly Device[] {
    return this.#devices.filter((device) => device.kind === kind);
  }

  plug(device: Device): void {
    this.#devices = [...this.#devices, device];
    this.emit('devices', { device, change: 'added' });
  }

  /** Unplugs a device; tracks that use it end. */
  unplug(id: string): void {
    const device = this.#devices.find((other) => other.id === id);
    if (!device) return;
    this.#devices = this.#devices.filter((other) => other !== device);
    // A track may have switched devices since it was created.
    const lost = Array.from(this.#inUse).filter(({ deviceId }) => deviceId === id);
    for (const track of lost) {
      this.#inUse.delete(track);
      track.end('device-lost');
    }
    this.emit('devices', { device, change: 'removed' });
  }

  deny(kind: LocalKind): void {
    this.#denied.add(kind);
  }

  allow(kind: LocalKind): void {
    this.#denied.delete(kind);
  }

  /** @throws PortError `permission-denied`, each with the requested kind */
  requirePermission(kind: LocalKind): void {
    if (this.#denied.has(kind)) {
      throw new PortError('permission-denied', `No permission for ${kind}`, { kind });
    }
  }

  /** @throws PortError `device-not-found` */
  require(kind: DeviceKind, id: string): void {
    if (this.list(kind).some((device) => device.id === id)) return;
    throw new PortError('device-not-found', `No ${kind} ${id}`);
  }

  /** @throws PortError `permission-denied`, `device-not-found` */
  choose(kind: 'microphone' | 'camera', requested: string | undefined): string {
    this.requirePermission(KIND_OF[kind]);
    const devices = this.list(kind);
    const chosen =
      requested === undefined ? devices[0] : devices.find(({ id }) => id === requested);
    if (!chosen) throw new PortError('device-not-found', `No ${kind}`, { kind: KIND_OF[kind] });
    return chosen.id;
  }

  use(track: FakeAudio | FakeVideo): void {
    this.#inUse.add(track);
  }
}
