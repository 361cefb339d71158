import { MICROPHONE_LEVEL_MS } from '@rostra/contract/live';
import type { Cancel } from '../../time/Clock.ts';
import type { RoomController } from '../room/RoomController.ts';

const FULL = 100;

/** Measures the own loudness during the device check (live §9: every 300 ms). */
export class MicrophoneTest {
  readonly #room: RoomController;
  #next: Cancel | undefined;

  constructor(room: RoomController) {
    this.#room = room;
  }

  start(): void {
    this.stop();
    this.#next = this.#room.deps.clock.schedule(MICROPHONE_LEVEL_MS, () => this.#measure());
  }

  stop(): void {
    this.#next?.();
    this.#next = undefined;
  }

  #measure(): void {
    const { own, levels, state } = this.#room;
    const level = Math.round((own?.level ?? 0) * FULL);
    const uid = state.me?.uid;
    if (uid !== undefined && levels.latest.get(uid) !== level) {
      levels.change(() => new Map([[uid, level]]));
    }
    this.start();
  }
}
