import { and, eq, isNull } from 'drizzle-orm';
import { DIAL_IN_PASSWORD_TRIES, phoneUidOf } from '@rostra/contract/live';
import { findPasscode } from '#modules/events/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { IncomingCall, IncomingDecision } from '#providers/telephony/TelephonyProvider.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { hostUidOf } from '#modules/live/host/spotlight.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { mayDialIn } from '#modules/live/access/mayDialIn.ts';
import { callerNumber } from './callerNumber.ts';
import { hasEndedForCall } from './callRights.ts';
import { writeCall } from './changeCall.ts';
import { countAttempt, countWrong, giveBackAttempt } from './dialInLimits.ts';
import { dialInLiveSessions } from './dialInLiveSessions.ts';
import { isDialedIn } from './isDialedIn.ts';
import { isSamePhone } from './isSamePhone.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';
import { publishRefresh, publishCallState } from './publishCalls.ts';

/** A caller who has not entered a valid passcode yet. */
interface Waiting {
  /** The caller's number; empty if it is withheld. */
  readonly from: string;
  readonly liveSessions: readonly LiveRow[];
  typed: string;
  tries: number;
  isChecking: boolean;
  /** When the caller is hung up on, in ms since the epoch. */
  until: number;
}

/** The live session and the account that a passcode names. */
interface Named {
  readonly liveId: number;
  readonly userId: number;
  readonly passcode: string;
}

/** Milliseconds for entering the passcode, starting again after a wrong one. */
const PATIENCE_MS = 60_000;
/** Milliseconds for hearing the refusal before the hang-up. */
const REFUSED_MS = 1500;
/** Digits kept of the input. */
const TYPED_MAX = 16;

/**
 * Callers who dial in: they enter their personal passcode followed by `#`; `*` starts over. The
 * passcode names the account, whatever number they call from, and admits one call at a time (ADR 125).
 */
export class DialIns {
  readonly #deps: Deps;
  readonly #rooms: LiveRooms;
  readonly #admitted: (id: string, live: LiveRow, row: CallRow) => void;
  readonly #waiting = new Map<string, Waiting>();

  /**
   * @param admitted called when a caller becomes a phone of a live session, before they are
   *   connected
   */
  constructor(
    deps: Deps,
    rooms: LiveRooms,
    admitted: (id: string, live: LiveRow, row: CallRow) => void,
  ) {
    this.#deps = deps;
    this.#rooms = rooms;
    this.#admitted = admitted;
  }

  async incoming({ id, dialed, from }: IncomingCall): Promise<IncomingDecision> {
    if (!this.#deps.roomLease.isHeld) return { kind: 'refuse', reason: 'elsewhere' };
    const line = await dialInLiveSessions(this.#deps, dialed);
    if (line.kind !== 'open') return { kind: 'refuse', reason: line.kind };
    this.#waiting.set(id, {
      from: callerNumber(from),
      liveSessions: line.liveSessions,
      typed: '',
      tries: 0,
      isChecking: false,
      until: this.#deps.clock.now().getTime() + PATIENCE_MS,
    });
    return { kind: 'answer', prompt: 'password' };
  }

  /** Takes a key of a caller. @throws an error of the server, after the caller hears the refusal */
  async key(id: string, key: string): Promise<void> {
    const caller = this.#waiting.get(id);
    if (caller === undefined || caller.isChecking) return;
    if (key === '*') caller.typed = '';
    else if (key !== '#') caller.typed = (caller.typed + key).slice(0, TYPED_MAX);
    else if (caller.typed !== '') {
      caller.isChecking = true;
      try {
        await this.#check(id, caller);
      } catch (error) {
        this.#refuse(id, caller);
        throw error;
      } finally {
        caller.isChecking = false;
      }
    }
  }

  /** Forgets a caller who hung up. */
  gone(id: string): void {
    this.#waiting.delete(id);
  }

  /** Hangs up on callers who waited too long, or who have heard their refusal. */
  passed(now: Date): void {
    for (const [id, { until }] of this.#waiting) {
      if (now.getTime() < until) continue;
      this.#waiting.delete(id);
      this.#deps.telephony?.hangUp(id);
    }
  }

  async #check(id: string, caller: Waiting): Promise<void> {
    const { typed, from } = caller;
    caller.typed = '';
    // Counted first, so that no answer reveals a passcode once the attempts are used up.
    if (!(await countAttempt(this.#deps, from))) {
      this.#refuse(id, caller);
      return;
    }
    const meant = await this.#find(caller, typed);
    if (meant === undefined) await this.#wrong(id, caller);
    else if (await this.#admit(id, caller, meant)) await giveBackAttempt(this.#deps, from);
  }

  /** Returns the live session and the account that a passcode names, among those of the line. */
  async #find({ liveSessions }: Waiting, typed: string): Promise<Named | undefined> {
    const owner = await findPasscode(this.#deps.db, typed);
    const live = liveSessions.find(({ meetingId }) => meetingId === owner?.meetingId);
    return owner && live && { liveId: live.id, userId: owner.userId, passcode: typed };
  }

  /** Admits a caller, or ends the call. @returns whether the passcode admitted them */
  async #admit(id: string, caller: Waiting, { liveId, userId, passcode }: Named): Promise<boolean> {
    const { telephony, clock } = this.#deps;
    const { from } = caller;
    const done = await inTransaction(this.#deps, async (tx) => {
      const live = await lockAndBumpRevision(tx, liveId);
      if (hasEndedForCall(live.state, { role: 'audience' })) return undefined;
      // The passcode may have been replaced since it was found.
      if ((await findPasscode(tx, passcode))?.userId !== userId) return undefined;
      if (!(await mayDialIn(tx, this.#deps, live, userId))) return undefined;
      if (await isDialedIn(tx, liveId, userId)) return 'inUse';
      const former = await tx
        .select()
        .from(liveCalls)
        .where(
          and(
            eq(liveCalls.liveId, liveId),
            eq(liveCalls.userId, userId),
            eq(liveCalls.isIncoming, true),
            eq(liveCalls.state, 'hanged_up'),
            isNull(liveCalls.removedAt),
          ),
        );
      const known = former.find(({ phoneNumber }) => isSamePhone(phoneNumber, from));
      const now = clock.now();
      const values = {
        state: 'connected',
        connectedAt: now,
        endedAt: null,
        mute: true,
        endsWithRight: true,
      } as const;
      const hostUid = await hostUidOf(tx, liveId);
      if (known !== undefined) {
        return { live, hostUid, row: await writeCall(tx, known.id, values) };
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
      return row && { live, hostUid, row };
    });
    if (done === 'inUse') {
      this.#refuse(id, caller);
      return false;
    }
    // The caller hung up meanwhile, or the session or the caller's right has ended.
    if (!this.#waiting.delete(id) || done === undefined) {
      telephony?.hangUp(id);
      if (done) await this.#undo(done.row);
      return done !== undefined;
    }
    const { live, hostUid, row } = done;
    this.#admitted(id, live, row);
    // From now on rights are watched, even if nobody is in the room itself.
    this.#rooms.publishChannel(live, hostUid);
    telephony?.play(id, 'welcome');
    telephony?.admit(id, { channel: live.channel, uid: phoneUidOf(row.id) });
    await publishCallState(this.#deps, this.#rooms, live, row);
    await publishRefresh(this.#deps, this.#rooms, live);
    return true;
  }

  async #undo({ id }: CallRow): Promise<void> {
    await inTransaction(this.#deps, (tx) =>
      writeCall(tx, id, { state: 'hanged_up', endedAt: this.#deps.clock.now(), connectedAt: null }),
    );
  }

  async #wrong(id: string, caller: Waiting): Promise<void> {
    const { telephony, clock } = this.#deps;
    caller.tries += 1;
    const mayGoOn = await countWrong(this.#deps, caller.from);
    const now = clock.now().getTime();
    if (mayGoOn && caller.tries < DIAL_IN_PASSWORD_TRIES) {
      caller.until = now + PATIENCE_MS;
      telephony?.play(id, 'wrong');
      return;
    }
    this.#refuse(id, caller);
  }

  /** Lets a caller hear the refusal before the hang-up, unless they hung up meanwhile. */
  #refuse(id: string, caller: Waiting): void {
    if (!this.#waiting.has(id)) return;
    const { telephony, clock } = this.#deps;
    const until = clock.now().getTime() + REFUSED_MS;
    // A copy that is being checked forever: further keys of this caller are ignored.
    this.#waiting.set(id, { ...caller, liveSessions: [], isChecking: true, until });
    telephony?.play(id, 'refused');
  }
}
