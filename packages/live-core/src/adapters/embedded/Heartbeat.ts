import { HEARTBEAT_MS, SILENCE_MS } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';

/** Ms within which a doubtful connection must receive something. */
const DOUBT_MS = 2000;

export interface HeartbeatDeps {
  readonly clock: Clock;
  /** Sends a ping that the other side answers at once. */
  readonly ping: (now: number) => void;
  /** Called when the other side is gone. */
  readonly gone: () => void;
}

/** Sends heartbeats on an open connection, and notices a missing other side. */
export class Heartbeat {
  readonly #deps: HeartbeatDeps;
  #heardAt = 0;
  #beat: Cancel | undefined;
  #doubt: Cancel | undefined;

  constructor(deps: HeartbeatDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#heardAt = this.#deps.clock.now();
    this.#schedule();
  }

  stop(): void {
    this.#beat?.();
    this.#beat = undefined;
    this.#settle();
  }

  heard(): void {
    this.#heardAt = this.#deps.clock.now();
    this.#settle();
  }

  /** Checks at once after another sign that the network is gone or changed. */
  doubt(): void {
    if (this.#doubt || !this.#beat) return;
    this.#deps.ping(this.#deps.clock.now());
    this.#doubt = this.#deps.clock.schedule(DOUBT_MS, this.#deps.gone);
  }

  #settle(): void {
    this.#doubt?.();
    this.#doubt = undefined;
  }

  #schedule(): void {
    const { clock, ping, gone } = this.#deps;
    this.#beat = clock.schedule(HEARTBEAT_MS, () => {
      const now = clock.now();
      if (now - this.#heardAt > SILENCE_MS) {
        gone();
        return;
      }
      ping(now);
      this.#schedule();
    });
  }
}
