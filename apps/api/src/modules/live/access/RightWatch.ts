import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { isInside } from '#modules/live/members/LiveMember.ts';
import type { LiveFollower } from '#modules/live/rooms/LiveRooms.ts';
import { callersAmong } from '#modules/live/phone/endCallers.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { endAccessOfAll } from './endAccess.ts';
import { rightChanges } from './tables.ts';

/** Seconds between two checks before the first room runs; they only clear changes that pile up. */
const IDLE_PASSES = 60;
/** New changes handled in one check. */
const MAX_CHANGES = 5000;
/** Changes that failed before and are tried again in one check. */
const MAX_RETRIES = 20;

type RightChange = typeof rightChanges.$inferSelect;

/**
 * Checks each second for changes that database triggers recorded in `right_changes`. Losses without
 * a call (event role, capability, audience, organization membership) end access that way.
 */
export class RightWatch implements LiveFollower {
  readonly #deps: Deps;
  /** The running check; a slow database never gets a second one. */
  #look: Promise<void> | undefined;
  #isRunning = false;
  #passes = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts the checks: until the first room runs in this process, nobody is in a room. */
  readonly changed = (): void => {
    this.#isRunning = true;
  };

  readonly passed = (): void => {
    this.#passes += 1;
    if (!this.#isRunning && this.#passes % IDLE_PASSES !== 0) return;
    this.#look ??= this.#settle()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'rights in rooms'))
      .finally(() => (this.#look = undefined));
  };

  /** Resolves when no check is running; for tests. */
  async settled(): Promise<void> {
    await this.#look;
  }

  /**
   * Handles the changes before deleting them, so that they remain after a failure. Deletes no others:
   * a transaction that commits meanwhile may add changes with lower ids.
   *
   * @throws the first error, after everyone had their turn
   */
  async #settle(): Promise<void> {
    const { db } = this.#deps;
    const changes = await this.#nextChanges();
    if (changes.length === 0) return;
    const people = await this.#peopleAmong(changes);
    const userIds = [...new Set(people.map(({ userId }) => userId))];
    const errors = await endAccessOfAll(this.#deps, userIds);
    const failedEvents = new Set(
      people.filter(({ userId }) => errors.has(userId)).map(({ eventId }) => eventId),
    );
    const hasFailed = ({ userId, eventId }: RightChange): boolean =>
      userId === null ? failedEvents.has(eventId ?? 0) : errors.has(userId);
    const idsOf = (those: readonly RightChange[]): number[] => those.map(({ id }) => id);
    const done = changes.filter((change) => !hasFailed(change));
    await db.delete(rightChanges).where(inArray(rightChanges.id, idsOf(done)));
    if (errors.size === 0) return;
    await db
      .update(rightChanges)
      .set({ failures: sql`${rightChanges.failures} + 1` })
      .where(inArray(rightChanges.id, idsOf(changes.filter(hasFailed))));
    throw errors.values().next().value;
  }

  /** Returns new changes, and some that failed before: those that failed least often go first. */
  async #nextChanges(): Promise<RightChange[]> {
    const { db } = this.#deps;
    const [fresh, failed] = await Promise.all([
      db
        .select()
        .from(rightChanges)
        .where(eq(rightChanges.failures, 0))
        .orderBy(asc(rightChanges.id))
        .limit(MAX_CHANGES),
      db
        .select()
        .from(rightChanges)
        .where(gt(rightChanges.failures, 0))
        .orderBy(asc(rightChanges.failures), asc(rightChanges.id))
        .limit(MAX_RETRIES),
    ]);
    return [...fresh, ...failed];
  }

  /**
   * Returns the users in a room, or on its phones, that a change names directly or by event; each with
   * the event of the room.
   */
  async #peopleAmong(
    changes: readonly RightChange[],
  ): Promise<readonly { readonly userId: number; readonly eventId: number }[]> {
    const userIds = changes.flatMap(({ userId }) => userId ?? []);
    const eventIds = changes.flatMap(({ eventId }) => eventId ?? []);
    const found = await this.#deps.db
      .selectDistinct({ userId: liveMembers.userId, eventId: meetings.eventId })
      .from(liveMembers)
      .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
      .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
      .where(
        and(
          or(inArray(liveMembers.userId, userIds), inArray(meetings.eventId, eventIds)),
          ne(liveSessions.state, 'stopped'),
          isInside,
        ),
      );
    return [...found, ...(await callersAmong(this.#deps.db, userIds, eventIds))];
  }
}
