import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { coinsFromCents } from '@rostra/contract';
import { organizations } from '#modules/organizations/tables.ts';
import type { SearchSource } from '#modules/search/index.ts';
import { eventDocuments } from './eventDocuments.ts';
import { eventPriceCents } from './eventPrice.ts';
import { visibleTo } from './listEvents.ts';
import { EVENT } from './mayReadEvent.ts';
import { eventPath } from './registrations/meetingProduct.ts';
import { eventSpeakers, investorEvents } from './tables.ts';

/** Events in the search. */
export const eventSearch: SearchSource = {
  subjectType: EVENT,
  version: 1,
  kinds: ['events'],
  documents: eventDocuments,
  changes: [
    {
      // The names of speakers are in the documents.
      event: 'user.anonymized',
      async subjectsOf(event, tx) {
        const spoken = await tx
          .select({ id: eventSpeakers.eventId })
          .from(eventSpeakers)
          .where(eq(eventSpeakers.userId, Number(event.subject.id)));
        return spoken.map(({ id }) => id);
      },
    },
  ],
  async idsAfter(db, after, limit) {
    const found = await db
      .select({ id: investorEvents.id })
      .from(investorEvents)
      .where(gt(investorEvents.id, after))
      .orderBy(asc(investorEvents.id))
      .limit(limit);
    return found.map(({ id }) => id);
  },
  async results(db, hits, reader) {
    const ids = hits.map(({ subjectId }) => subjectId);
    const { scName: sc, tcName: tc, enName: en } = organizations;
    const found = await db
      .select({
        id: investorEvents.id,
        time: investorEvents.startsAt,
        canceledAt: investorEvents.canceledAt,
        priceCents: eventPriceCents,
        by: { sc, tc, en },
      })
      .from(investorEvents)
      .innerJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .where(and(inArray(investorEvents.id, ids), visibleTo(reader)));
    return new Map(
      found.map(({ id, time, canceledAt, priceCents, by }) => [
        id,
        {
          path: eventPath(id),
          time,
          by,
          access: priceCents === null ? 'free' : 'price',
          currentPrice: priceCents === null ? null : coinsFromCents(priceCents),
          isCanceled: canceledAt !== null,
        },
      ]),
    );
  },
};
