import { eq } from 'drizzle-orm';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { channelName } from '#providers/live/LiveProvider.ts';
import { liveSessions } from '../tables.ts';

/**
 * Creates the live room of a meeting held on this platform, along with the meeting. A second call
 * does nothing.
 *
 * @param live `demo` for a room that ends with its token (LCON-55)
 */
export async function openLive(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'ids'>,
  live: { meetingId: number; demo?: boolean },
): Promise<void> {
  const [meeting] = await tx
    .select({ onlineType: meetings.onlineType })
    .from(meetings)
    .where(eq(meetings.id, live.meetingId));
  await tx
    .insert(liveSessions)
    .values({
      ...live,
      channel: channelName(deps.ids.uuid(), meeting?.onlineType === 'rtmp'),
      state: 'unprepare',
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing();
}
