import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { defineModule } from '#platform/module/defineModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { modules } from '../../modules.ts';
import type { SearchSource } from './index.ts';

/** The one table of the probe module: recordings, whose transcripts belong to their buyers. */
export const recordings = pgTable('probe_recordings', {
  id: bigint({ mode: 'number' }).primaryKey(),
  title: text().notNull(),
  speaker: text().notNull(),
  buyerId: bigint({ mode: 'number' }),
  isWithdrawn: boolean().notNull().default(false),
});

/** The subject type of recordings. */
export const PROBE = 'ProbeRecording';
/** The passages of each recording; only buyers read those that are not open. */
const SPOKEN = [
  { at: 0, open: true, words: 'Welcome to the zephyrline call' },
  { at: 61_000, open: false, words: 'Quokkamargin rose by a third' },
  { at: 754_000, open: false, words: 'Quokkamargin again, and the outlook of the zephyrline' },
];

/** Returns a text that exists only in English. */
export const english = (words: string) => ({ sc: null, tc: null, en: words });

/** The version of the documents and a word in all of them; a test changes both. */
export const probe = { version: 1, extra: '' };

const source: SearchSource = {
  subjectType: PROBE,
  get version() {
    return probe.version;
  },
  kinds: ['notes'],
  changes: [{ event: 'probe.changed' }],
  async documents(db, ids) {
    const found = await db
      .select()
      .from(recordings)
      .where(and(inArray(recordings.id, [...ids]), eq(recordings.isWithdrawn, false)));
    return found.map(({ id, title, speaker }) => ({
      subjectId: id,
      kind: 'notes',
      audience: { type: PROBE, id },
      title: english(title),
      text: english(`A recording of the autumn. ${probe.extra}`),
      authors: [speaker],
      topics: [],
      industryId: null,
      marketId: null,
      publishedAt: new Date('2026-11-19T00:00:00Z'),
      passages: SPOKEN.map(({ at, open, words }) => ({
        text: english(words),
        atMs: at,
        isRestricted: !open,
      })),
    }));
  },
  async idsAfter(db, after, limit) {
    const found = await db
      .select({ id: recordings.id })
      .from(recordings)
      .where(gt(recordings.id, after))
      .orderBy(asc(recordings.id))
      .limit(limit);
    return found.map(({ id }) => id);
  },
  mayRead: ({ viewer }, id) => sql`exists (select 1 from ${recordings}
    where ${recordings.id} = ${id} and ${recordings.buyerId} = ${viewer.userId ?? 0})`,
  async results(db, hits, { viewer }) {
    const ids = hits.map(({ subjectId }) => subjectId);
    const found = await db.select().from(recordings).where(inArray(recordings.id, ids));
    const atOf = new Map(hits.map(({ subjectId, atMs }) => [subjectId, atMs]));
    return new Map(
      found.map(({ id, speaker, buyerId }) => [
        id,
        {
          path: `/probe/${id}?t=${(atOf.get(id) ?? 0) / 1000}`,
          by: english(speaker),
          access: buyerId === viewer.userId ? ('free_by_right' as const) : ('price' as const),
          currentPrice: 12.5,
          isCanceled: false,
        },
      ]),
    );
  },
};

/** Starts a server with the product's modules and one that contributes recordings. */
export async function startWithRecordings(): Promise<TestServer> {
  const recorder = defineModule({ name: 'probe', searchSources: [source] });
  const server = await startTestServer({ modules: [...modules, recorder] });
  await server.db.execute(sql`create table probe_recordings (id bigint primary key,
    title text not null, speaker text not null, buyer_id bigint,
    is_withdrawn boolean not null default false)`);
  return server;
}
