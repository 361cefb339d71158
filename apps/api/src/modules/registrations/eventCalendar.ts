import { eq } from 'drizzle-orm';
import type { Data, ErrorDetails } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { investorEvents } from '#modules/events/tables.ts';
import { isRegistered, meetingAnswer } from '#modules/meetings/index.ts';
import type { MeetingAnswer, MeetingReader } from '#modules/meetings/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { icsFile } from './icsFile.ts';
import { findMeeting } from './lockMeeting.ts';

/**
 * The calendar entry of a meeting for one who is registered, in the zone of its event (EVT-79).
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
  if (!isRegistered(facts)) {
    const params = { event_id: meeting.eventId } satisfies ErrorDetails['notRegistered'];
    throw new AppError('notRegistered', { params });
  }
  const [event] = await deps.db
    .select()
    .from(investorEvents)
    .where(eq(investorEvents.id, meeting.eventId));
  if (event === undefined) throw new AppError('meetingNotFound');
  const script = scriptOf(reader.viewer.locale);
  const times = slots.find(({ id }) => id === registration?.slotId) ?? meeting;
  const origin = deps.config.publicOrigin;
  const url = `${origin}/eventDetail/${event.id}`;
  const title = { sc_name: event.scName, tc_name: event.tcName, en_name: event.enName };
  const answer = meetingAnswer(facts, reader);
  return {
    file_name: `rostra-${meeting.id}.ics`,
    text: icsFile({
      uid: `meeting-${meeting.id}@${new URL(origin).hostname}`,
      title: localized(title, 'name', script),
      description: description(answer, url, reader),
      location: answer.offline_address ?? answer.online_address ?? answer.extra_link ?? url,
      url,
      startsAt: times.startsAt,
      endsAt: times.endsAt,
      timezone: event.timezone,
      now: reader.now,
    }),
  };
}

/** What the registered need at hand when it begins. */
function description(
  { password, online_address, extra_link }: MeetingAnswer,
  url: string,
  { viewer }: MeetingReader,
): string {
  const text = serverText(viewer.locale);
  return [
    text('attendance.calendar.details', { url }),
    ...[online_address, extra_link].filter((line) => line !== null),
    ...(password === null ? [] : [text('attendance.calendar.password', { password })]),
  ].join('\n');
}
