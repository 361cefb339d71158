import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm';
import type { LiveFollower } from '#modules/live/LiveRooms.ts';
import { liveMembers, lives } from '#modules/live/tables.ts';
import { meetings } from '#modules/meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { endAccess } from './endAccess.ts';
import { rightChanges } from './tables.ts';

/**
 * Looks each second at rights that changed in the database, so that a loss without a call (a seat, a
 * capability, an audience, a place in an organization) ends in the room as fast as any other.
 */
export class RightWatch implements LiveFollower {
  readonly #deps: Deps;
  /** The look that runs now: a slow database gets no second one. */
  #look: Promise<void> | undefined;
  #isRunning = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Rooms run in this process: until the first one there is nobody to look at. */
  readonly changed = (): void => {
    this.#isRunning = true;
  };

  readonly passed = (): void => {
    if (!this.#isRunning) return;
    this.#look ??= this.#settle()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'rights in rooms'))
      .finally(() => (this.#look = undefined));
  };

  /** Resolves when nothing is being done, for tests. */
  async settled(): Promise<void> {
    await this.#look;
  }

  /** Deals with the changes first and forgets them then: after a failure they come again. */
  async #settle(): Promise<void> {
    const { db } = this.#deps;
    const changes = await db.select().from(rightChanges).orderBy(asc(rightChanges.id));
    const last = changes.at(-1);
    if (last === undefined) return;
    const userIds = new Set<number>();
    for (const { userId, eventId } of changes) {
      if (userId !== null) userIds.add(userId);
      if (eventId !== null) for (const id of await this.#membersOf(eventId)) userIds.add(id);
    }
    for (const userId of userIds) await endAccess(this.#deps, userId);
    await db.delete(rightChanges).where(lte(rightChanges.id, last.id));
  }

  async #membersOf(eventId: number): Promise<number[]> {
    const found = await this.#deps.db
      .selectDistinct({ userId: liveMembers.userId })
      .from(liveMembers)
      .innerJoin(lives, eq(lives.id, liveMembers.liveId))
      .innerJoin(meetings, eq(meetings.id, lives.meetingId))
      .where(
        and(
          eq(meetings.eventId, eventId),
          ne(lives.state, 'stopped'),
          isNull(liveMembers.removedAt),
          isNull(liveMembers.accessEndedAt),
        ),
      );
    return found.map(({ userId }) => userId);
  }
}
