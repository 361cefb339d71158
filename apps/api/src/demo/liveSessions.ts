import { inArray } from 'drizzle-orm';
import { openLive } from '#modules/live/index.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** Opens the rooms of the demo's meetings that are held with us. Needs the events. */
export async function loadLiveSessions(deps: Deps): Promise<void> {
  const held = await deps.db
    .select({ id: meetings.id })
    .from(meetings)
    .where(inArray(meetings.onlineType, ['default_online', 'rtmp']))
    .orderBy(meetings.id);
  await inTransaction(deps, async (tx) => {
    for (const { id } of held) await openLive(tx, deps, { meetingId: id });
  });
}
