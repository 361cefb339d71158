import { eq } from 'drizzle-orm';
import type { Data, ErrorDetails } from '@rostra/contract';
import { investorEvents } from '../tables.ts';
import { isRegistered } from '../meetings/isRegistered.ts';
import { knowsDetails } from '../meetings/meetingState.ts';
import { wasRemoved } from '../meetings/access/decideAccess.ts';
import type { MeetingReader } from '../meetings/readMeetings.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { findMeeting } from './lockMeeting.ts';
import { meetingCalendar } from './meetingCalendar.ts';

/**
 * Returns the calendar file of a meeting for registered users (EVT-79). After a cancellation or a
 * removal it is the canceled entry, which removes the existing one from their calendar.
 *
 * @throws AppError `meetingNotFound`, `notRegistered`
 */
export async function eventCalendar(
  deps: Deps,
  meetingId: number,
  reader: MeetingReader,
): Promise<Data<'getEventCalendar'>> {
  const facts = await findMeeting(deps.db, meetingId, reader);
  if (facts === undefined) throw new AppError('meetingNotFound');
  const { meeting, slots, registration } = facts;
  const mayHaveEntry = isRegistered(facts) || registration?.state === 'canceled';
  if (registration === undefined || !mayHaveEntry) {
    const params = { event_id: meeting.eventId } satisfies ErrorDetails['notRegistered'];
    throw new AppError('notRegistered', { params });
  }
  const [event] = await deps.db
    .select()
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId));
  if (event === undefined) throw new AppError('meetingNotFound');
  const slot = slots.find(({ id }) => id === registration.slotId);
  const shown = wasRemoved(facts) ? { ...registration, state: 'canceled' as const } : registration;
  const { fileName, text } = meetingCalendar(
    deps.config,
    { event, meeting, slot, registration: shown },
    {
      method: 'PUBLISH',
      locale: reader.viewer.locale,
      attendee: undefined,
      hasDetails: knowsDetails(facts),
      now: reader.now,
    },
  );
  return { file_name: fileName, text };
}
