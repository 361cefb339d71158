import { asc, eq, inArray } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { liveSessions } from '#modules/live/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { masked } from './toMeetingResponse.ts';
import { knowsDetails } from './meetingState.ts';
import type { MeetingFacts, MeetingReader } from './readMeetings.ts';
import { regionWithParents } from './regionWithParents.ts';
import { meetingDialIns } from './tables.ts';

type DialInNumber = Data<'getEvent'>['dial_in_numbers'][number];

/**
 * Returns the phone numbers of meetings that show them (EVT-22, EVT-47); passcodes only for
 * people who may dial in.
 */
export async function dialInNumbers(
  db: Database,
  found: readonly MeetingFacts[],
  { viewer }: MeetingReader,
): Promise<DialInNumber[]> {
  const shown = found.filter(({ meeting }) => !meeting.hideConCall);
  if (shown.length === 0) return [];
  const ids = shown.map(({ meeting }) => meeting.id);
  const rows = await db
    .select({ line: meetingDialIns, roomPassword: liveSessions.dialInPassword })
    .from(meetingDialIns)
    .leftJoin(liveSessions, eq(liveSessions.meetingId, meetingDialIns.meetingId))
    .where(inArray(meetingDialIns.meetingId, ids))
    .orderBy(asc(meetingDialIns.position), asc(meetingDialIns.id));
  return rows.flatMap(({ line: row, roomPassword }) => {
    const facts = shown.find(({ meeting }) => meeting.id === row.meetingId);
    const country = regionWithParents(row.countryId).at(-1);
    if (facts === undefined || country === undefined) return [];
    return [
      {
        id: row.id,
        meeting_id: row.meetingId,
        country,
        phone_number: row.phoneNumber,
        passcode: masked(
          row.passcode ?? roomPassword,
          viewer.userId !== undefined && knowsDetails(facts),
        ),
        language: row.language,
        available_from: row.availableFrom,
        available_until: row.availableUntil,
      },
    ];
  });
}
