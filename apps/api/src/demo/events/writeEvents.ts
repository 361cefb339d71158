import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { DemoOrganizationKey } from '#demo/people.ts';
import { EVENT } from '#modules/events/index.ts';
import { eventSpeakers, investorEvents } from '#modules/events/tables.ts';
import { indexDocuments } from '#modules/search/index.ts';
import type { DemoEvent, EventPeople } from './DemoEvent.ts';
import { writeExtras } from './eventExtras.ts';
import { writeMeetings } from './writeMeetings.ts';
import { zonedInstant } from './zonedInstant.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days before its start on which an event was announced, at the earliest today. */
const ANNOUNCED_DAYS_BEFORE = 20;

/**
 * Writes events with their meetings, speakers, contacts, files and search entries; rooms are opened
 * by `loadLiveSessions`.
 *
 * @returns their ids, in the order of `events`
 */
export async function writeEvents<Person extends string>(
  deps: Deps,
  events: readonly DemoEvent<Person>[],
  people: EventPeople<Person>,
  organizers: Record<DemoOrganizationKey, number>,
): Promise<readonly number[]> {
  const now = deps.clock.now();
  const ids = await inTransaction(deps, async (tx) => {
    const rows = await tx
      .insert(investorEvents)
      .values(
        events.map((event) => ({
          ...columns(event, now),
          organizerId: organizers[event.organizer],
        })),
      )
      .returning({
        id: investorEvents.id,
        startsAt: investorEvents.startsAt,
        endsAt: investorEvents.endsAt,
      });
    const speakers = events.flatMap((event, index) =>
      event.speakers.map((speaker, position) => ({
        eventId: rows[index]?.id ?? 0,
        userId: people[speaker],
        position,
      })),
    );
    if (speakers.length > 0) await tx.insert(eventSpeakers).values(speakers);
    await writeMeetings(tx, events, rows, people, now);
    return rows.map((row) => row.id);
  });
  const written = events.map((event, index) => ({ event, id: ids[index] ?? 0 }));
  await writeExtras(deps, written, people, organizers);
  await indexDocuments(deps.db, deps, EVENT, ids);
  return ids;
}

/** The start of an event: in some minutes, on the full minute, or on its day and hour. */
type Dated = Pick<DemoEvent, 'inMinutes' | 'day' | 'hour' | 'zone'>;

function startOf({ inMinutes, day, hour, zone }: Dated, now: Date): Date {
  if (inMinutes === undefined) return zonedInstant(now, day, hour, zone);
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + inMinutes) * MINUTE_MS);
}

function columns<Person extends string>(event: DemoEvent<Person>, now: Date) {
  const startsAt = startOf(event, now);
  const announced = startsAt.getTime() - ANNOUNCED_DAYS_BEFORE * DAY_MS;
  const publishedAt = new Date(Math.min(announced, now.getTime() - DAY_MS));
  const [scName, tcName, enName] = event.name;
  const [scSummary, enSummary] = event.summary;
  const [scIntroduction, enIntroduction] = event.introduction;
  return {
    eventTypeId: event.type,
    scName,
    tcName,
    enName,
    scSummary,
    enSummary,
    scIntroduction,
    enIntroduction,
    startsAt,
    endsAt: new Date(startsAt.getTime() + event.minutes * MINUTE_MS),
    timezone: event.zone,
    meetingWay: event.way,
    language: event.language,
    industryId: event.industry,
    marketId: event.market,
    publishedAt,
    oneToOne: event.oneToOne === true,
    playbackUrl: event.playback ?? null,
    canceledAt: event.canceled === true ? now : null,
  };
}
