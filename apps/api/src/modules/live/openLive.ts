import { eq } from 'drizzle-orm';
import { meetings } from '#modules/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { channelName } from '#providers/live/LiveProvider.ts';
import { roomPassword } from './phone/roomPassword.ts';
import { lives } from './tables.ts';

/**
 * Makes the room of a meeting that is held with us; called where the meeting is made. A second call
 * does nothing.
 *
 * @param live `demo` for a room that ends with its ticket (LCON-55)
 */
export async function openLive(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'ids' | 'random'>,
  live: { meetingId: number; demo?: boolean },
): Promise<void> {
  const [meeting] = await tx
    .select({ onlineType: meetings.onlineType })
    .from(meetings)
    .where(eq(meetings.id, live.meetingId));
  const [made] = await tx
    .insert(lives)
    .values({
      ...live,
      channel: channelName(deps.ids.uuid(), meeting?.onlineType === 'rtmp'),
      state: 'unprepare',
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  // Who reads the meeting's numbers reads what to press after them.
  if (made !== undefined) await roomPassword(tx, deps, made);
}
