import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Uid } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { liveAttendance } from './tables.ts';

/** Ms without a sign of life after which a stay whose server died is over. */
export const STAY_LOST_MS = 60_000;

const isOpen = isNull(liveAttendance.leftAt);
const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** How a stay ends at an instant. */
const ending = (instant: SQL) => ({
  leftAt: instant,
  seconds: sql`greatest(0, floor(extract(epoch from ${instant} - ${liveAttendance.joinedAt})))::int`,
});

/**
 * Who was in a live, from when to when (LMEM-70). Coming and going is written in the order in which
 * it happened; who comes back soon after the server died goes on with his stay.
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

  /** A sign of life of those who are there, and the end of what no server keeps alive any more. */
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

  /** Resolves when everything told so far is written. */
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
