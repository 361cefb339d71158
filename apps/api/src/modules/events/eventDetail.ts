import { and, eq, sql } from 'drizzle-orm';
import type { Data, EventUserState } from '@rostra/contract';
import { audienceClass, audienceParameters, classSeesEvent } from '#modules/audience/index.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import { mayReadUrl } from '#modules/files/index.ts';
import { dialInNumbers } from './meetings/dialInNumbers.ts';
import { isRegistered } from './meetings/isRegistered.ts';
import { toMeetingResponse } from './meetings/toMeetingResponse.ts';
import { readMeetings } from './meetings/readMeetings.ts';
import { runState } from './meetings/runState.ts';
import type { MeetingResponse } from './meetings/toMeetingResponse.ts';
import type { MeetingFacts } from './meetings/readMeetings.ts';
import type { Run } from './meetings/runState.ts';
import { meetings } from './meetings/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { preparedForEach } from '#platform/database/preparedFor.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { eventCard, eventColumns } from './eventCard.ts';
import { eventNotesOf } from './eventNotes.ts';
import { eventPartColumns } from './eventParts.ts';
import { leadsOrganizer } from './leadsOrganizer.ts';
import { isPlaybackComing } from './playbackMakers.ts';
import type { EventReader } from './listEvents.ts';
import { investorEvents } from './tables.ts';

/** Prepared once for each class of readers: building this SQL takes longer than running it. */
const eventStatements = preparedForEach(
  (readers: AudienceClass) => `event_${readers}`,
  (db, readers, name) =>
    db
      .select({ ...eventColumns, ...eventPartColumns(db) })
      .from(investorEvents)
      .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .where(
        and(
          eq(investorEvents.id, sql.placeholder('id')),
          classSeesEvent(readers, sql`${sql.placeholder('now')}::timestamptz`),
        ),
      )
      .prepare(name),
);

/**
 * Returns one event with everything that belongs to it, and its meetings as this reader may see
 * them.
 *
 * @throws AppError `eventNotFound` for one that does not exist, is withdrawn or not for this viewer
 */
export async function eventDetail(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'contributed'>,
  id: number,
  reader: EventReader,
): Promise<Data<'getEvent'>> {
  const { db } = deps;
  const { now, viewer } = reader;
  const [[row], notes, found] = await Promise.all([
    eventStatements(db, audienceClass(viewer)).execute({
      id,
      now: now.toISOString(),
      ...audienceParameters(viewer),
    }),
    eventNotesOf(db, id, reader),
    readMeetings(db, eq(meetings.eventId, id), reader),
  ]);
  if (row === undefined) throw new AppError('eventNotFound');
  const { event } = row;
  const answers = found.map((facts) => toMeetingResponse(facts, reader));
  const { playbackUrl } = event;
  const watches = playbackUrl !== null && (await mayReadUrl(deps, viewer, playbackUrl));
  return {
    ...eventCard(row, now),
    published_at: event.publishedAt.toISOString(),
    organizer_website: row.organizer.website,
    sc_introduction: event.scIntroduction,
    tc_introduction: event.tcIntroduction,
    en_introduction: event.enIntroduction,
    speakers: row.speakers,
    co_organizers: row.coOrganizers,
    contacts: row.contacts,
    files: row.files,
    links: row.links,
    notes,
    one_to_one: event.oneToOne,
    address: addressOf(answers),
    meetings: answers,
    dial_in_numbers: await dialInNumbers(deps, found, reader),
    user_state: eventUserState(event, found, now),
    can_cancel: leadsOrganizer(viewer, event) && runState(event, now) === 'planned',
    playback_url: watches ? playbackUrl : null,
    playback_coming: playbackUrl === null && (await isPlaybackComing(deps, id)),
    current_time: now.toISOString(),
  };
}

/** Returns the address of the first meeting that has one. */
const addressOf = (answers: readonly MeetingResponse[]): string | null =>
  answers.find((meeting) => meeting.offline_address !== null)?.offline_address ?? null;

/** Derives the state of an event for its reader; it is never stored (EVT-29 to EVT-33, EVT-65). */
export function eventUserState(
  event: Run & { playbackUrl: string | null },
  found: readonly Pick<MeetingFacts, 'registration'>[],
  now: Date,
): EventUserState {
  const state = runState(event, now);
  if (state === 'canceled') return 'canceled';
  if (state === 'finished') return event.playbackUrl === null ? 'finished' : 'replay';
  return found.some((facts) => isRegistered(facts)) ? 'registered' : 'registering';
}
