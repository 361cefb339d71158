import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { profiles } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { industryOf } from '#modules/reference/index.ts';
import type { SearchDocument } from '#modules/search/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { EVENT } from './mayReadEvent.ts';
import { eventSpeakers, investorEvents } from './tables.ts';

/** Returns events for the search: names, summaries and introductions in all scripts. */
export async function eventDocuments(
  db: Database,
  ids: readonly number[],
): Promise<SearchDocument[]> {
  const [found, speakers] = await Promise.all([
    db
      .select({ event: investorEvents, organizer: organizations })
      .from(investorEvents)
      .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .where(and(inArray(investorEvents.id, [...ids]), isNull(investorEvents.withdrawnAt))),
    db
      .select({
        eventId: eventSpeakers.eventId,
        names: { sc: profiles.scName, tc: profiles.tcName, en: profiles.enName },
      })
      .from(eventSpeakers)
      .innerJoin(profiles, eq(profiles.userId, eventSpeakers.userId))
      .where(inArray(eventSpeakers.eventId, [...ids]))
      .orderBy(asc(eventSpeakers.position)),
  ]);
  return found.map(({ event, organizer }) => ({
    subjectId: event.id,
    kind: 'events',
    audience: { type: EVENT, id: event.id },
    title: { sc: event.scName, tc: event.tcName, en: event.enName },
    text: {
      sc: joined(event.scSummary, event.scIntroduction),
      tc: joined(event.tcSummary, event.tcIntroduction),
      en: joined(event.enSummary, event.enIntroduction),
    },
    authors: [
      organizer.scName,
      organizer.tcName,
      organizer.enName,
      ...speakers
        .filter((speaker) => speaker.eventId === event.id)
        .flatMap(({ names }) => [names.sc, names.tc, names.en]),
    ],
    topics: industryNames(event.industryId),
    industryId: event.industryId,
    marketId: event.marketId,
    publishedAt: event.publishedAt,
  }));
}

function industryNames(id: number | null): string[] {
  const industry = id === null ? undefined : industryOf(id);
  return industry === undefined ? [] : [industry.sc_name, industry.tc_name, industry.en_name];
}

const joined = (...parts: (string | null)[]): string | null => {
  const text = parts.filter((part) => part !== null).join('\n');
  return text === '' ? null : text;
};
