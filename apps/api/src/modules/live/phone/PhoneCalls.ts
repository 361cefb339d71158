import { and, eq, inArray } from 'drizzle-orm';
import { CALL_TRANSITIONS, phoneUidOf } from '@rostra/contract/live';
import type { CallEvent, LiveState } from '@rostra/contract/live';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { CallProgress } from '#providers/telephony/TelephonyProvider.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { backupAfter } from './backupAfter.ts';
import { publishStage, writeCall } from './changeCall.ts';
import { callMedia, hasEndedForCall } from './callRights.ts';
import { DialIns } from './DialIns.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';
import { takeTurn } from './takeTurn.ts';
import { publishRefresh, publishCallState } from './publishCalls.ts';

/** A phone that this process holds. */
interface HeldCall {
  /** Its id at the provider. */
  readonly id: string;
  readonly liveId: number;
}

const EVENT_OF: Readonly<Record<CallProgress, CallEvent>> = {
  ringing: 'ring',
  connected: 'answer',
  busy: 'busy',
  no_answer: 'no_answer',
  hanged_up: 'hang_up',
  failed: 'fail',
};

/** Call endings after which the next number is tried. */
const NOT_COME_ABOUT: ReadonlySet<CallEvent> = new Set(['busy', 'no_answer', 'fail']);
const UNDER_WAY = [
  'calling',
  'ringing',
  'connected',
] as const satisfies readonly CallRow['state'][];

/** The phones of this process; the provider's events are stored and published. */
export class PhoneCalls {
  readonly #deps: Deps;
  readonly #rooms: LiveRooms;
  readonly #dialIns: DialIns;
  /** By row. */
  readonly #held = new Map<number, HeldCall>();
  readonly #rows = new Map<string, number>();
  /** The last pending write of each phone, so that states keep their order. */
  readonly #writing = new Map<number, Promise<void>>();
  readonly #doing = new Set<Promise<void>>();
  readonly #states = new Map<number, LiveState>();
  #hasResumed = false;

  constructor(deps: Deps, rooms: LiveRooms) {
    this.#deps = deps;
    this.#rooms = rooms;
    this.#dialIns = new DialIns(deps, rooms, (id, live, row) => {
      this.#hold(id, row);
      this.#allow(live, row);
    });
    rooms.follow({
      changed: (live) => this.#changed(live),
      passed: (now) => this.#passed(now),
    });
    deps.telephony?.follow({
      state: (id, progress) => this.#heard(id, progress),
      incoming: (call) => this.#dialIns.incoming(call),
      key: (id, key) => this.#do(() => this.#dialIns.key(id, key)),
    });
  }

  /** Dials a call stored as `calling`, and publishes its progress. */
  dial(live: LiveRow, row: CallRow): void {
    const { telephony, ids } = this.#deps;
    const id = `call-${row.id}-${ids.uuid()}`;
    this.#hold(id, row);
    this.#allow(live, row);
    telephony?.call({
      id,
      to:
        row.role === 'connector'
          ? { kind: 'main-line' }
          : { kind: 'number', number: row.phoneNumber },
      ...(row.caller === null ? {} : { from: row.caller }),
      channel: live.channel,
      uid: phoneUidOf(row.id),
    });
  }

  /** Ends a phone's call, if one is running. */
  drop(callId: number): void {
    const held = this.#held.get(callId);
    if (held === undefined) return;
    this.#letGo(callId);
    this.#deps.telephony?.hangUp(held.id);
  }

  /** Sends keys to the other side. @returns false if no call is running */
  press(callId: number, keys: string): boolean {
    const held = this.#held.get(callId);
    if (held === undefined) return false;
    this.#deps.telephony?.sendKeys(held.id, keys);
    return true;
  }

  /** Resolves when no write is pending; for tests and shutdown. */
  async settled(): Promise<void> {
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  #hold(id: string, { id: callId, liveId }: CallRow): void {
    this.#held.set(callId, { id, liveId });
    this.#rows.set(id, callId);
  }

  #letGo(callId: number): void {
    const held = this.#held.get(callId);
    if (held) this.#rows.delete(held.id);
    this.#held.delete(callId);
  }

  #allow({ state }: LiveRow, row: CallRow): void {
    this.#deps.live.setMediaRights(phoneUidOf(row.id), callMedia(state, row));
  }

  #heard(id: string, progress: CallProgress): void {
    const callId = this.#rows.get(id);
    const event = EVENT_OF[progress];
    if (callId === undefined) {
      if (event === 'hang_up') this.#dialIns.gone(id);
      return;
    }
    const liveId = this.#held.get(callId)?.liveId ?? 0;
    if (event !== 'ring' && event !== 'answer') this.#letGo(callId);
    this.#next(callId, () => this.#advance(liveId, callId, event));
  }

  async #advance(liveId: number, callId: number, event: CallEvent): Promise<void> {
    const { clock } = this.#deps;
    const done = await inTransaction(this.#deps, async (tx) => {
      const live = await lockAndBumpRevision(tx, liveId);
      const [before] = await tx.select().from(liveCalls).where(eq(liveCalls.id, callId));
      const state = before && CALL_TRANSITIONS[before.state][event];
      if (!before || state === undefined) return undefined;
      const now = clock.now();
      const isOn = state === 'connected';
      const row = await writeCall(tx, callId, {
        state,
        ...(isOn ? { connectedAt: now, endedAt: null, mute: before.mute || before.hide } : {}),
        ...(isOn || state === 'ringing' ? {} : { endedAt: now, connectedAt: null }),
      });
      const backup = NOT_COME_ABOUT.has(event) ? await backupAfter(tx, row) : undefined;
      return { live, before, row, ...(await takeTurn(tx, this.#deps, live, backup)) };
    });
    if (done === undefined) return;
    const { live, before, row, failed, called } = done;
    this.#allow(live, row);
    await publishCallState(this.#deps, this.#rooms, live, row);
    publishStage(this.#rooms, live, before, row);
    for (const each of failed) await publishCallState(this.#deps, this.#rooms, live, each);
    if (called === undefined) return;
    await publishCallState(this.#deps, this.#rooms, live, called);
    this.dial(live, called);
  }

  /** Ends the phones with the session; from its start, audience phones receive audio. */
  #changed(live: LiveRow): void {
    if (this.#states.get(live.id) === live.state) return;
    this.#states.set(live.id, live.state);
    const isOver = live.state === 'stopped';
    if (isOver) this.#states.delete(live.id);
    const mine = Array.from(this.#held).filter(([, { liveId }]) => liveId === live.id);
    if (mine.length > 0)
      this.#do(() =>
        this.#follow(
          live,
          mine.map(([callId]) => callId),
        ),
      );
  }

  async #follow(live: LiveRow, callIds: readonly number[]): Promise<void> {
    const rows = await this.#deps.db
      .select()
      .from(liveCalls)
      .where(inArray(liveCalls.id, [...callIds]));
    const over = rows.filter((row) => hasEndedForCall(live.state, row));
    for (const row of rows) this.#allow(live, row);
    for (const row of over) {
      this.drop(row.id);
      this.#next(row.id, () => this.#advance(live.id, row.id, 'hang_up'));
    }
    await Promise.all(over.map(async ({ id }) => this.#writing.get(id)));
  }

  #passed(now: Date): void {
    this.#dialIns.passed(now);
    if (this.#hasResumed) return;
    this.#hasResumed = true;
    this.#do(() => this.#resume());
  }

  /** Ends calls that are still recorded as running, because none survives a restart. */
  async #resume(): Promise<void> {
    const left = await this.#deps.db
      .select()
      .from(liveCalls)
      .where(and(inArray(liveCalls.state, [...UNDER_WAY])));
    const liveSessions = new Map<number, LiveRow>();
    for (const { id, liveId } of left) {
      if (this.#held.has(id)) continue;
      const live = await inTransaction(this.#deps, async (tx) => {
        const current = await lockAndBumpRevision(tx, liveId);
        const endedAt = this.#deps.clock.now();
        await writeCall(tx, id, { state: 'hanged_up', endedAt, connectedAt: null });
        return current;
      });
      liveSessions.set(liveId, live);
    }
    for (const live of liveSessions.values()) {
      await publishRefresh(this.#deps, this.#rooms, live);
      this.#rooms.refresh(live, []);
    }
  }

  /** Runs work one at a time per phone. */
  #next(callId: number, work: () => Promise<void>): void {
    const before = this.#writing.get(callId) ?? Promise.resolve();
    const after = before.then(() => this.#report(work()));
    this.#writing.set(callId, after);
    this.#do(() =>
      after.finally(() => {
        if (this.#writing.get(callId) === after) this.#writing.delete(callId);
      }),
    );
  }

  #do(work: () => Promise<void>): void {
    const doing = this.#report(work()).finally(() => this.#doing.delete(doing));
    this.#doing.add(doing);
  }

  #report(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'a phone of a live session'),
    );
  }
}
