import { and, eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { markAttendance } from './markAttendance.ts';
import { registrations } from './tables.ts';

/** Marks registered users as attended when they join the room of their meeting (REG-05). */
export const checkIn = onEvent('live.entered', 'registrations.checkIn', async (event, tx, deps) => {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.meetingId, Number(event.payload['meetingId'])),
        eq(registrations.userId, Number(event.payload['userId'])),
      ),
    );
  if (row?.state === 'registered') await markAttendance(tx, deps, row, 'checkedin', event.at);
});
