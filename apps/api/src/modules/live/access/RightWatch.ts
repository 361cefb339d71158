import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { LiveFollower } from '#modules/live/rooms/LiveRooms.ts';
import { callersAmong } from '#modules/live/phone/endCallers.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { meetings } from '#modules/meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { endAccess } from './endAccess.ts';
import { rightChanges } from './tables.ts';

/** Seconds between two checks before the first room runs; they only clear changes that pile up. */
const IDLE_PASSES = 60;
/** Changes handled in one check. */
const MAX_CHANGES = 5000;

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
   */
  async #settle(): Promise<void> {
    const { db } = this.#deps;
    const changes = await db
      .select()
      .from(rightChanges)
      .orderBy(asc(rightChanges.id))
      .limit(MAX_CHANGES);
    if (changes.length === 0) return;
    await this.#endAccessOf(await this.#peopleAmong(changes));
    const ids = changes.map(({ id }) => id);
    await db.delete(rightChanges).where(inArray(rightChanges.id, ids));
  }

  /** @throws the first error, after everyone had their turn */
  async #endAccessOf(userIds: readonly number[]): Promise<void> {
    const errors: unknown[] = [];
    for (const userId of userIds) {
      await endAccess(this.#deps, userId).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Returns the users in a room, or on its phones, that a change names directly or by event. */
  async #peopleAmong(changes: readonly RightChange[]): Promise<number[]> {
    const userIds = changes.flatMap(({ userId }) => userId ?? []);
    const eventIds = changes.flatMap(({ eventId }) => eventId ?? []);
    const found = await this.#deps.db
      .selectDistinct({ userId: liveMembers.userId })
      .from(liveMembers)
      .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
      .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
      .where(
        and(
          or(inArray(liveMembers.userId, userIds), inArray(meetings.eventId, eventIds)),
          ne(liveSessions.state, 'stopped'),
          isNull(liveMembers.removedAt),
          isNull(liveMembers.accessEndedAt),
        ),
      );
    const callers = await callersAmong(this.#deps.db, userIds, eventIds);
    return [...new Set([...found.map(({ userId }) => userId), ...callers])];
  }
}
