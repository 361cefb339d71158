import { TRIAL_REMINDER_SECONDS } from '@rostra/contract/live';
import type { FakeLive } from './FakeLive.ts';

/** Coins that the meeting costs. */
const PRICE = 20;

/** The free minutes of a live in memory: who listens without having paid, and what becomes of it. */
export class FakeTrials {
  readonly #live: FakeLive;

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** A member has not paid. */
  begin(userId: number): void {
    this.#live.member(userId).trial = true;
  }

  /** The server reminds him of the last minute. */
  remind(userId: number, secondsLeft: number = TRIAL_REMINDER_SECONDS): void {
    this.#live.tellOne(this.#live.member(userId), {
      type: 'kick_reminder',
      ends_at: new Date(this.#live.now() + secondsLeft * 1000).toISOString(),
      seconds_left: secondsLeft,
    });
  }

  /** He has paid, in this tab or another. */
  pay(userId: number): void {
    const member = this.#live.member(userId);
    member.trial = false;
    const paid_info = { card_type: null, actual_paid: PRICE };
    this.#live.tellOne(member, { type: 'paid', has_paid: true, paid_info });
  }
}
