import { and, eq, isNull } from 'drizzle-orm';
import { DIAL_IN_PASSWORD_TRIES, phoneUidOf } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { limitRate } from '#platform/rateLimit/limitRate.ts';
import type { RateLimit } from '#platform/rateLimit/limitRate.ts';
import type { IncomingCall, IncomingDecision } from '#providers/telephony/TelephonyProvider.ts';
import { lockLive } from '#modules/live/lockLive.ts';
import type { LiveRooms } from '#modules/live/LiveRooms.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { hasLostAccess } from '#modules/live/access/hasLostAccess.ts';
import { hasEndedForCall } from './callRights.ts';
import { writeCall } from './changeCall.ts';
import { dialInLives } from './dialInLives.ts';
import type { DialInLive } from './dialInLives.ts';
import { readNumberOwner } from './readNumberOwner.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';
import { tellRefresh, tellState } from './tellCalls.ts';

/** Someone who has dialled in and has not said the right password yet. */
interface Waiting {
  readonly from: string;
  readonly lives: readonly DialInLive[];
  typed: string;
  tries: number;
  isChecking: boolean;
  /** Ms since the epoch at which he is hung up on. */
  until: number;
}

/** Ms in which a caller presses the first, and after a wrong password the next, right figures. */
const PATIENCE_MS = 60_000;
/** Ms that it takes to hear why one is hung up on. */
const REFUSED_MS = 1500;
/** Figures that are kept of what is pressed. */
const TYPED_MAX = 16;
/** Tries of one number, and wrong ones of all: six figures are soon tried out. */
const TRIES_OF_NUMBER: RateLimit = { max: 9, windowSeconds: 600 };
const WRONG_OF_ALL: RateLimit = { max: 60, windowSeconds: 600 };

/** Lets in who dials in: the room's password, by keys, ended with `#` (`*` begins anew). */
export class DialIns {
  readonly #deps: Deps;
  readonly #rooms: LiveRooms;
  readonly #admitted: (id: string, live: LiveRow, row: CallRow) => void;
  readonly #waiting = new Map<string, Waiting>();

  /** @param admitted a caller has become a telephone of a live; before he is brought into it */
  constructor(
    deps: Deps,
    rooms: LiveRooms,
    admitted: (id: string, live: LiveRow, row: CallRow) => void,
  ) {
    this.#deps = deps;
    this.#rooms = rooms;
    this.#admitted = admitted;
  }

  async incoming({ id, dialled, from }: IncomingCall): Promise<IncomingDecision> {
    if (!this.#deps.roomLease.isHeld) return { kind: 'refuse', reason: 'elsewhere' };
    const line = await dialInLives(this.#deps, dialled);
    if (line.kind !== 'open') return { kind: 'refuse', reason: line.kind };
    this.#waiting.set(id, {
      from,
      lives: line.lives,
      typed: '',
      tries: 0,
      isChecking: false,
      until: this.#deps.clock.now().getTime() + PATIENCE_MS,
    });
    return { kind: 'answer', prompt: 'password' };
  }

  async key(id: string, key: string): Promise<void> {
    const caller = this.#waiting.get(id);
    if (caller === undefined || caller.isChecking) return;
    if (key === '*') caller.typed = '';
    else if (key !== '#') caller.typed = (caller.typed + key).slice(0, TYPED_MAX);
    else if (caller.typed !== '') {
      caller.isChecking = true;
      await this.#check(id, caller);
      caller.isChecking = false;
    }
  }

  /** He has hung up. */
  gone(id: string): void {
    this.#waiting.delete(id);
  }

  /** Hangs up on who waits too long, and on who has heard that he is refused. */
  passed(now: Date): void {
    for (const [id, { until }] of this.#waiting) {
      if (now.getTime() < until) continue;
      this.#waiting.delete(id);
      this.#deps.telephony?.hangUp(id);
    }
  }

  async #check(id: string, caller: Waiting): Promise<void> {
    const { typed } = caller;
    caller.typed = '';
    const [found, ...others] = caller.lives.filter(({ passwords }) => passwords.includes(typed));
    // Two meetings with the same password: the one that runs is meant.
    const meant = [found, ...others].find((one) => one?.live.state === 'streaming') ?? found;
    if ((await this.#mayTry(caller)) && meant !== undefined) {
      await this.#admit(id, caller, meant.live.id);
      return;
    }
    await this.#wrong(id, caller);
  }

  async #admit(id: string, { from }: Waiting, liveId: number): Promise<void> {
    const { telephony, clock } = this.#deps;
    const done = await inTransaction(this.#deps, async (tx) => {
      const live = await lockLive(tx, liveId);
      if (hasEndedForCall(live.state, { role: 'audience' })) return undefined;
      const userId = await readNumberOwner(tx, from);
      if (userId !== null && (await hasLostAccess(tx, live, userId))) return undefined;
      const [known] = await tx
        .select()
        .from(liveCalls)
        .where(
          and(
            eq(liveCalls.liveId, liveId),
            eq(liveCalls.phoneNumber, from),
            eq(liveCalls.isIncoming, true),
            eq(liveCalls.state, 'hanged_up'),
            isNull(liveCalls.removedAt),
          ),
        );
      const now = clock.now();
      const values = { state: 'connected', connectedAt: now, endedAt: null, mute: true } as const;
      if (known !== undefined && from !== '') {
        return { live, row: await writeCall(tx, known.id, values) };
      }
      const [row] = await tx
        .insert(liveCalls)
        .values({
          ...values,
          liveId,
          userId,
          phoneNumber: from,
          role: 'audience',
          isIncoming: true,
          createdAt: now,
        })
        .returning();
      return row && { live, row };
    });
    // Hung up meanwhile, or the live or the caller's right has ended.
    if (!this.#waiting.delete(id) || done === undefined) {
      telephony?.hangUp(id);
      if (done) await this.#undo(done.row);
      return;
    }
    const { live, row } = done;
    this.#admitted(id, live, row);
    telephony?.say(id, 'welcome');
    telephony?.admit(id, { channel: live.channel, uid: phoneUidOf(row.id) });
    await tellState(this.#deps, this.#rooms, live, row);
    await tellRefresh(this.#deps, this.#rooms, live);
  }

  async #undo({ id }: CallRow): Promise<void> {
    await inTransaction(this.#deps, (tx) =>
      writeCall(tx, id, { state: 'hanged_up', endedAt: this.#deps.clock.now(), connectedAt: null }),
    );
  }

  async #wrong(id: string, caller: Waiting): Promise<void> {
    const { telephony, clock } = this.#deps;
    caller.tries += 1;
    const mayGoOn = await this.#counts('live:dial-in', WRONG_OF_ALL);
    const now = clock.now().getTime();
    if (mayGoOn && caller.tries < DIAL_IN_PASSWORD_TRIES) {
      caller.until = now + PATIENCE_MS;
      telephony?.say(id, 'wrong');
      return;
    }
    caller.until = now + REFUSED_MS;
    // What he presses from now on is not looked at.
    this.#waiting.set(id, { ...caller, lives: [] });
    telephony?.say(id, 'refused');
  }

  /** A number is not proven, and many calls leave it out: who does counts among all alone. */
  async #mayTry({ from }: Waiting): Promise<boolean> {
    return from === '' || (await this.#counts(`live:dial-in:${from}`, TRIES_OF_NUMBER));
  }

  async #counts(key: string, limit: RateLimit): Promise<boolean> {
    try {
      await limitRate(this.#deps, key, limit);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
