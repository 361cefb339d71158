import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Uid } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { liveAttendance } from '../tables.ts';

/** Milliseconds without a heartbeat after which a stay on a crashed server counts as over. */
export const STAY_LOST_MS = 60_000;

const isOpen = isNull(liveAttendance.leftAt);
const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** Returns the columns that close a stay at an instant. */
const ending = (instant: SQL) => ({
  leftAt: instant,
  seconds: sql`greatest(0, floor(extract(epoch from ${instant} - ${liveAttendance.joinedAt})))::int`,
});

/**
 * Attendance log of live sessions (LMEM-70). Joins and leaves are written in order. A member who
 * returns soon after a server crash continues their stay.
 */
export class Attendance {
  readonly #deps: Pick<Deps, 'db' | 'log'>;
  #work: Promise<void> = Promise.resolve();

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.#deps = deps;
  }

  joined(uid: Uid, now: Date): void {
    this.#then(async () => {
      await this.#closeLost(now, eq(liveAttendance.memberId, uid));
      await this.#deps.db
        .insert(liveAttendance)
        .values({ memberId: uid, joinedAt: now, lastSeenAt: now })
        .onConflictDoUpdate({
          target: liveAttendance.memberId,
          targetWhere: sql`left_at is null`,
          set: { lastSeenAt: now },
        });
    });
  }

  left(uid: Uid, now: Date): void {
    this.#then(async () => {
      await this.#deps.db
        .update(liveAttendance)
        .set({ lastSeenAt: now, ...ending(at(now)) })
        .where(and(eq(liveAttendance.memberId, uid), isOpen));
    });
  }

  /** Records a heartbeat of present members, and closes stays that no server keeps alive. */
  beat(uids: readonly Uid[], now: Date): void {
    this.#then(async () => {
      if (uids.length > 0) {
        await this.#deps.db
          .update(liveAttendance)
          .set({ lastSeenAt: now })
          .where(and(inArray(liveAttendance.memberId, [...uids]), isOpen));
      }
      await this.#closeLost(now);
    });
  }

  /** Resolves when all queued changes are written. */
  settled(): Promise<void> {
    return this.#work;
  }

  async #closeLost(now: Date, where?: SQL): Promise<void> {
    const lost = new Date(now.getTime() - STAY_LOST_MS);
    await this.#deps.db
      .update(liveAttendance)
      .set(ending(sql`${liveAttendance.lastSeenAt}`))
      .where(and(isOpen, lt(liveAttendance.lastSeenAt, lost), where));
  }

  #then(work: () => Promise<void>): void {
    this.#work = this.#work
      .then(work)
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'attendance'));
  }
}
