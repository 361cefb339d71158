import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { documentRows } from './documentRows.ts';
import { searchDocuments } from './tables.ts';
import { english, PROBE, recordings, startWithRecordings } from './testRecordings.ts';

const words = 'quokka wombat numbat bilby'.split(' ');
const readers = ['guest', 'member', 'expert'] as const;

let state = 7;
const below = (limit: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(state / 65_536) % limit;
};
const draw = (): string => words[below(words.length)] ?? '';

/** Recordings of random words, some passages of which belong to a buyer. */
const drawn = Array.from({ length: 40 }, (_none, index) => ({
  id: index + 1,
  title: `${draw()} call`,
  buyer: readers[below(3)],
  text: draw(),
  passages: Array.from({ length: below(5) }, (_part, at) => ({
    text: `${draw()} and ${draw()}`,
    atMs: at * 1000,
    isRestricted: below(2) === 0,
  })),
}));

let server: TestServer;
const callers: Partial<Record<(typeof readers)[number], TestCaller>> = {};

beforeAll(async () => {
  server = await startWithRecordings();
  await loadPeople(server.deps);
  const people = await demoPeopleIds(server.db);
  callers.guest = server.caller();
  callers.member = await server.as('member');
  callers.expert = await server.as('expert');
  for (const { id, title, buyer, text, passages } of drawn) {
    const buyerId = buyer === 'member' || buyer === 'expert' ? people[buyer] : null;
    await server.db.insert(recordings).values({ id, title, speaker: 'Ada', buyerId });
    const rows = documentRows(PROBE, {
      subjectId: id,
      kind: 'notes',
      audience: { type: PROBE, id },
      title: english(title),
      text: english(text),
      authors: ['Ada'],
      topics: [],
      industryId: null,
      marketId: null,
      publishedAt: server.clock.now(),
      passages: passages.map((passage) => ({ ...passage, text: english(passage.text) })),
    });
    await server.db.insert(searchDocuments).values(rows);
  }
});
afterAll(() => server.close());

/** Returns the recordings that a reader may find by all words, each with its first readable time. */
function readTruth(key: string, reader: (typeof readers)[number]) {
  const keys = key.split(' ');
  return drawn.flatMap(({ id, title, buyer, text, passages }) => {
    const holds = (part: string) => keys.every((word) => `${title} ${part}`.includes(word));
    if (holds(text)) return [[id, undefined]];
    const first = passages.find(
      (passage) =>
        holds(passage.text) && (!passage.isRestricted || (buyer === reader && buyer !== 'guest')),
    );
    return first === undefined ? [] : [[id, first.atMs]];
  });
}

const keys = words.flatMap((word, index) => [
  word,
  ...words.slice(index + 1).map((other) => `${word} ${other}`),
]);

it.each(readers)(
  'finds, counts and pages exactly the passages that the %s may read',
  async (reader) => {
    for (const key of keys) {
      const hits: unknown[][] = [];
      const totals = new Set<number>();
      for (let page = 1; page <= 2; page += 1) {
        const query = { key, page, per_page: 20 };
        const answer = await callers[reader]?.call('getSearch', { query });
        hits.push(...(answer?.data ?? []).map(({ id, at_ms }) => [id, at_ms]));
        totals.add(answer?.meta.total ?? -1);
      }
      const truth = readTruth(key, reader);
      expect([key, ...hits.toSorted((a, b) => Number(a[0]) - Number(b[0]))]).toEqual([
        key,
        ...truth,
      ]);
      expect([key, ...totals]).toEqual([key, truth.length]);
    }
  },
);
