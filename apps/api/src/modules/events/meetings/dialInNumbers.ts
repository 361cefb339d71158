import { asc, inArray } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { unlessFull } from '#platform/errors/unlessFull.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { masked } from './toMeetingResponse.ts';
import { knowsDetails, mayUsePhone } from './meetingState.ts';
import { personalPasscode } from './personalPasscode.ts';
import type { MeetingFacts, MeetingReader } from './readMeetings.ts';
import { regionWithParents } from './regionWithParents.ts';
import { meetingDialIns } from './tables.ts';

type DialInNumber = Data<'getEvent'>['dial_in_numbers'][number];
type PasscodeDeps = Pick<Deps, 'db' | 'random' | 'clock'>;

/**
 * Returns the phone numbers of meetings that show them (EVT-22, EVT-47); passcodes only for
 * people who may dial in. The passcode of a meeting in our own room is the reader's personal one.
 */
export async function dialInNumbers(
  deps: PasscodeDeps,
  found: readonly MeetingFacts[],
  { viewer }: MeetingReader,
): Promise<DialInNumber[]> {
  const shown = found.filter(({ meeting }) => !meeting.hideConCall);
  if (shown.length === 0) return [];
  const ids = shown.map(({ meeting }) => meeting.id);
  const rows = await deps.db
    .select()
    .from(meetingDialIns)
    .where(inArray(meetingDialIns.meetingId, ids))
    .orderBy(asc(meetingDialIns.position), asc(meetingDialIns.id));
  const withLines = shown.filter(({ meeting }) =>
    rows.some(({ meetingId }) => meetingId === meeting.id),
  );
  const own = await ownPasscodes(deps, withLines, viewer);
  return rows.flatMap((row) => {
    const facts = shown.find(({ meeting }) => meeting.id === row.meetingId);
    const country = regionWithParents(row.countryId).at(-1);
    if (facts === undefined || country === undefined) return [];
    const ours = own.get(row.meetingId);
    const knowsLine = viewer.userId !== undefined && knowsDetails(facts);
    // Readers without a passcode of their own see that one is needed.
    const [passcode, isKnown] =
      facts.live === undefined ? [row.passcode, knowsLine] : [ours ?? '', ours !== undefined];
    return [
      {
        id: row.id,
        meeting_id: row.meetingId,
        country,
        phone_number: row.phoneNumber,
        passcode: masked(passcode, isKnown),
        language: row.language,
        available_from: row.availableFrom,
        available_until: row.availableUntil,
      },
    ];
  });
}

/**
 * Returns the reader's passcodes by meeting, for meetings in our own room that they may dial into. On
 * a full disk, those that cannot be drawn are missing.
 */
async function ownPasscodes(
  deps: PasscodeDeps,
  found: readonly MeetingFacts[],
  { userId }: MeetingReader['viewer'],
): Promise<ReadonlyMap<number, string>> {
  const own = new Map<number, string>();
  if (userId === undefined) return own;
  for (const facts of found) {
    if (facts.live === undefined || !mayUsePhone(facts)) continue;
    const { id } = facts.meeting;
    const passcode = await unlessFull(() => personalPasscode(deps, id, userId));
    if (passcode !== undefined) own.set(id, passcode);
  }
  return own;
}
