import { TRIAL_REMINDER_SECONDS } from '@rostra/contract/live';
import type { FakeLive } from './FakeLive.ts';

/** The meeting's price in coins. */
const PRICE = 20;

/** The free minutes of a live session in memory: unpaid members and what happens to them. */
export class FakeTrials {
  readonly #live: FakeLive;

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** Starts the trial of an unpaid member. */
  begin(userId: number): void {
    this.#live.member(userId).trial = true;
  }

  /** Reminds the member of the last minute, as the server does. */
  remind(userId: number, secondsLeft: number = TRIAL_REMINDER_SECONDS): void {
    this.#live.publishOne(this.#live.member(userId), {
      type: 'kick_reminder',
      ends_at: new Date(this.#live.now() + secondsLeft * 1000).toISOString(),
      seconds_left: secondsLeft,
    });
  }

  /** Records the member's payment, in this tab or another. */
  pay(userId: number): void {
    const member = this.#live.member(userId);
    member.trial = false;
    const paid_info = { card_type: null, actual_paid: PRICE };
    this.#live.publishOne(member, { type: 'paid', has_paid: true, paid_info });
  }
}
