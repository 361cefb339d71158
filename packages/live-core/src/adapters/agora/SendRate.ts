import { MESSAGES_PER_SECOND } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { Clock } from '../../time/Clock.ts';

const SECOND_MS = 1000;

/** Limits messages per second with an error, as Agora would drop more of them silently. */
export class SendRate {
  readonly #clock: Clock;
  #sentAt: number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws PortError `rate-limited` */
  count(): void {
    const now = this.#clock.now();
    this.#sentAt = this.#sentAt.filter((at) => at > now - SECOND_MS);
    if (this.#sentAt.length >= MESSAGES_PER_SECOND) {
      throw new PortError('rate-limited', `More than ${MESSAGES_PER_SECOND} messages a second`);
    }
    this.#sentAt.push(now);
  }
}
