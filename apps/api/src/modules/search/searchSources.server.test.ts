import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEARCH_KINDS } from '@rostra/contract';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { putAudience } from '#modules/audience/index.ts';
import type { Audience } from '#modules/audience/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { modules } from '../../modules.ts';
import { indexDocuments } from './index.ts';
import type { SearchSource } from './index.ts';
import { refreshIndex } from './rebuildIndex.ts';
import { searchDocuments, searchIndexes } from './tables.ts';

/** The one table of the probe module: recordings, whose transcripts belong to their buyers. */
const recordings = pgTable('probe_recordings', {
  id: bigint({ mode: 'number' }).primaryKey(),
  title: text().notNull(),
  speaker: text().notNull(),
  buyerId: bigint({ mode: 'number' }),
  isWithdrawn: boolean().notNull().default(false),
});

const PROBE = 'ProbeRecording';
const SPOKEN = [
  { at: 0, open: true, words: 'Welcome to the zephyrline call' },
  { at: 61_000, open: false, words: 'Quokkamargin rose by a third' },
  { at: 754_000, open: false, words: 'Quokkamargin again, and the outlook of the zephyrline' },
];

const english = (words: string) => ({ sc: null, tc: null, en: words });

/** The version of the probe's documents; a test raises it. */
const probe = { version: 1, extra: '' };

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

let server: TestServer;
let ids: Awaited<ReturnType<typeof demoPeopleIds>>;
const people: Record<'guest' | 'member' | 'expert', TestCaller> = {} as never;

beforeAll(async () => {
  server = await startTestServer({
    modules: [...modules, defineModule({ name: 'probe', searchSources: [source] })],
  });
  await server.db.execute(sql`create table probe_recordings (id bigint primary key,
    title text not null, speaker text not null, buyer_id bigint,
    is_withdrawn boolean not null default false)`);
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
  people.guest = server.caller();
  people.member = await server.as('member');
  people.expert = await server.as('expert');
});
beforeEach(async () => {
  await server.db.delete(recordings);
  await server.db.delete(searchDocuments);
  await inTransaction(server.deps, async (tx) => {
    for (const id of [1, 2, 3]) await setAudience(tx, id, everyone);
  });
});
afterAll(() => server.close());

const everyone: Audience = { visitors: true, organizationTypeIds: [], userIds: [] };
const setAudience = (tx: Parameters<typeof putAudience>[0], id: number, audience: Audience) =>
  putAudience(tx, { type: PROBE, id }, audience);

/** Changes a recording and delivers the event of the change. */
async function change(id: number, row: Partial<typeof recordings.$inferInsert> = {}) {
  await inTransaction(server.deps, async (tx) => {
    const values = { id, title: `Call ${id} on quokkas`, speaker: 'Ada Wombat', ...row };
    await tx.insert(recordings).values(values).onConflictDoUpdate({
      target: recordings.id,
      set: values,
    });
    await recordAuditAndEvent(tx, server.deps, {
      actor: { kind: 'system' },
      action: 'probe.change',
      subject: { type: PROBE, id },
      event: { name: 'probe.changed' },
    });
  });
  await server.runJobs();
}

const search = async (key: string, by: keyof typeof people = 'guest', options = {}) =>
  people[by].call(
    'getSearch',
    { query: { key, ...options } },
    { headers: { 'accept-language': 'en' } },
  );
const found = async (...of: Parameters<typeof search>) => {
  const { data, meta } = await search(...of);
  expect(meta.total).toBe(data.length);
  return data.map(({ id, at_ms }) => [id, at_ms]);
};

describe('a module’s own source', () => {
  it('is found by title, text and author after its event, as its own kind of result', async () => {
    await change(1);
    for (const key of ['quokkas', 'autumn', 'wombat', 'wombat quokkas autumn']) {
      expect(await found(key)).toEqual([[1, undefined]]);
    }
    const { data } = await search('quokkas');
    expect(data[0]).toMatchObject({
      kind: 'notes',
      path: '/probe/1?t=0',
      access: 'price',
      current_price: 12.5,
      time: '2026-11-19T00:00:00.000Z',
    });
    expect(await found('quokkas', 'guest', { type: 'notes' })).toHaveLength(1);
    expect(await found('quokkas', 'guest', { type: 'events' })).toEqual([]);
    expect(await found('', 'guest', { author: 'Wombat' })).toEqual([[1, undefined]]);
  });

  it('is counted and found only in its audience', async () => {
    await change(1);
    await change(2);
    await inTransaction(server.deps, (tx) =>
      setAudience(tx, 2, { visitors: false, organizationTypeIds: [], userIds: [ids.expert] }),
    );
    expect(await found('quokkas')).toEqual([[1, undefined]]);
    expect(await found('quokkas', 'member')).toEqual([[1, undefined]]);
    expect(await found('quokkas', 'expert')).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  });

  it('vanishes once withdrawn, with its passages', async () => {
    await change(1);
    await change(1, { isWithdrawn: true });
    expect(await found('quokkas')).toEqual([]);
    expect(await server.db.$count(searchDocuments)).toBe(0);
  });

  it('leaves out a subject that its source no longer has', async () => {
    await change(1);
    await server.db.delete(recordings);
    expect((await search('quokkas')).data).toEqual([]);
  });
});

describe('passages of a recording', () => {
  it('are found by their words with those of the title, and show their time', async () => {
    await change(1);
    expect(await found('welcome')).toEqual([[1, 0]]);
    expect(await found('welcome quokkas')).toEqual([[1, 0]]);
    const { data } = await search('welcome');
    expect(data[0]?.excerpt).toEqual([
      { text: 'Welcome', hit: true },
      { text: ' to the zephyrline call', hit: false },
    ]);
  });

  it('are found behind a right only by its holders, and counted for nobody else', async () => {
    await change(1, { buyerId: ids.member });
    await change(2, { buyerId: ids.expert });
    expect(await found('quokkamargin')).toEqual([]);
    expect(await found('quokkamargin', 'member')).toEqual([[1, 61_000]]);
    expect(await found('quokkamargin outlook', 'member')).toEqual([[1, 754_000]]);
    const { data } = await search('quokkamargin outlook', 'member');
    expect(data[0]).toMatchObject({ path: '/probe/1?t=754', access: 'free_by_right' });
    expect(await found('quokkamargin outlook', 'expert')).toEqual([[2, 754_000]]);
  });

  it('are lost to a reader whose right ends, without a change of the index', async () => {
    await change(1, { buyerId: ids.member });
    await server.db.update(recordings).set({ buyerId: null });
    expect(await found('quokkamargin', 'member')).toEqual([]);
  });

  it('make one result for each recording, the earliest that the reader may read', async () => {
    await change(1, { buyerId: ids.member });
    await change(2);
    const open = [
      [2, 0],
      [1, 0],
    ];
    expect(await found('zephyrline', 'member')).toEqual(open);
    expect(await found('zephyrline')).toEqual(open);
    const pages = await Promise.all(
      [1, 2].map((page) => search('zephyrline', 'member', { page, per_page: 1 })),
    );
    expect(pages.map(({ data, meta }) => [data[0]?.id, meta.total])).toEqual([
      [2, 2],
      [1, 2],
    ]);
    expect((await search('', 'member')).meta.total).toBe(2);
  });
});

describe('the index', () => {
  const indexed = async () =>
    (
      await server.db
        .select({ id: searchDocuments.subjectId })
        .from(searchDocuments)
        .where(and(eq(searchDocuments.subjectType, PROBE), isNull(searchDocuments.atMs)))
        .orderBy(searchDocuments.subjectId)
    ).map(({ id }) => id);

  it('is rebuilt by staff alone, without entries of subjects that are gone', async () => {
    await change(1);
    await server.db.insert(recordings).values(
      Array.from({ length: 250 }, (_none, index) => ({
        id: 10 + index,
        title: 'Emu call',
        speaker: 'Ada Wombat',
      })),
    );
    await server.db.delete(recordings).where(eq(recordings.id, 1));
    expect(await indexed()).toEqual([1]);
    expect((await people.member.call('postStaffSearchRebuild', {})).failure.code).toBe(1004);
    await (await server.as('staff')).call('postStaffSearchRebuild', {});
    await server.runJobs();
    expect(await indexed()).toEqual(Array.from({ length: 250 }, (_none, index) => 10 + index));
  });

  it('is rebuilt once when a version of a source rises', async () => {
    await change(1);
    await refreshIndex.handle({}, server.deps);
    await server.runJobs();
    await server.db.delete(searchDocuments);
    await refreshIndex.handle({}, server.deps);
    expect(await server.runJobs()).toBe(0);
    probe.version += 1;
    probe.extra = 'platypus';
    await refreshIndex.handle({}, server.deps);
    await server.runJobs();
    expect(await found('platypus')).toEqual([[1, undefined]]);
    probe.extra = '';
  });

  it('loses the entries of a source that no module contributes', async () => {
    await change(1);
    await server.db.update(searchDocuments).set({ subjectType: 'Former' });
    await server.db
      .insert(searchIndexes)
      .values({ subjectType: 'Former', version: '1', indexedAt: server.clock.now() });
    expect(await found('quokkas')).toEqual([]);
    await refreshIndex.handle({}, server.deps);
    expect(await server.db.$count(searchDocuments, eq(searchDocuments.subjectType, 'Former'))).toBe(
      0,
    );
    expect(await server.db.$count(searchIndexes, eq(searchIndexes.subjectType, 'Former'))).toBe(0);
  });

  it('refuses a type of subject without a source', async () => {
    await expect(indexDocuments(server.db, server.deps, 'Novel', [1])).rejects.toThrow('Novel');
  });
});

it('each kind of the contract has a source', () => {
  const filled = modules.flatMap(({ searchSources = [] }) =>
    searchSources.flatMap(({ kinds }) => [...kinds]),
  );
  expect(filled.toSorted()).toEqual([...SEARCH_KINDS].toSorted());
});
