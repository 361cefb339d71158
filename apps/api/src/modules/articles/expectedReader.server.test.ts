import { and, eq, isNotNull } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { loadEvents } from '#demo/events/loadEvents.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { sessions, userCapabilities } from '#modules/accounts/tables.ts';
import { putAudience } from '#modules/audience/index.ts';
import { audienceTrials, audiences } from '#modules/audience/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { countQueries } from '#testing/countQueries.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { articles } from './tables.ts';

/** An organization type that no demo organization has. */
const OTHER_TYPE = 9;

let server: TestServer;
let people: Awaited<ReturnType<typeof demoPeopleIds>>;
let organization: { id: number; organizationTypeId: number };
let articleId: number;
let workId: number;
let eventId: number;

beforeAll(async () => {
  server = await startTestServer();
  const { deps, db } = server;
  await loadPeople(deps);
  await loadArticles(deps);
  await loadEvents(deps);
  people = await demoPeopleIds(db);
  const [member] = await db
    .select({ id: organizations.id, organizationTypeId: organizations.organizationTypeId })
    .from(organizationUsers)
    .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
    .where(eq(organizationUsers.userId, people.certified));
  const [article] = await db
    .select()
    .from(articles)
    .where(isNotNull(articles.publishedAt))
    .limit(1);
  const [event] = await db.select().from(investorEvents).limit(1);
  if (member === undefined || article === undefined || event === undefined) throw new Error('none');
  organization = member;
  ({ id: articleId, workId } = article);
  eventId = event.id;
});
afterAll(() => server.close());

/** Restricts the article and the event to the type of the organization. */
async function restrict(): Promise<void> {
  const { organizationTypeId: type } = organization;
  const audience = { visitors: false, organizationTypeIds: [type], userIds: [] };
  await inTransaction(server.deps, async (tx) => {
    await putAudience(tx, { type: 'Article', id: workId }, audience);
    await putAudience(tx, { type: 'Event', id: eventId }, audience);
  });
}

/** Returns whether the lists of research and of events show the restricted rows. */
async function shown(caller: TestCaller): Promise<[boolean, boolean]> {
  const list = await caller.call('getArticles', { query: { per_page: 100 } });
  const events = await caller.call('getEvents', { query: { per_page: 100 } });
  expect([list.meta.total, events.meta.total]).toEqual([list.data.length, events.data.length]);
  return [
    list.data.some(({ id }) => id === articleId),
    events.data.some(({ id }) => id === eventId),
  ];
}

const setMember = (set: PgUpdateSetSource<typeof organizationUsers>) =>
  server.db
    .update(organizationUsers)
    .set(set)
    .where(eq(organizationUsers.userId, people.certified));
const setOrganization = (set: PgUpdateSetSource<typeof organizations>) =>
  server.db.update(organizations).set(set).where(eq(organizations.id, organization.id));
const setAudiences = (set: PgUpdateSetSource<typeof audiences>) =>
  server.db.update(audiences).set(set);

/** Each change of a right, and its reversal. */
const CHANGES: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'dismissed from the organization',
    () => setMember({ dismissedAt: server.clock.now() }),
    () => setMember({ dismissedAt: null }),
  ],
  [
    'no longer certified',
    () => setMember({ state: 'rejected' }),
    () => setMember({ state: 'passed' }),
  ],
  [
    'in an organization of another type',
    () => setOrganization({ organizationTypeId: OTHER_TYPE }),
    () => setOrganization({ organizationTypeId: organization.organizationTypeId }),
  ],
  [
    'in a withdrawn organization',
    () => setOrganization({ withdrawnAt: server.clock.now() }),
    () => setOrganization({ withdrawnAt: null }),
  ],
  [
    'outside of a changed audience',
    () => setAudiences({ organizationTypeIds: [OTHER_TYPE] }),
    () => setAudiences({ organizationTypeIds: [organization.organizationTypeId] }),
  ],
];

it.each(CHANGES)(
  'lists nothing in the next call to a member who is %s [SRCH-11]',
  async (_, change, reverse) => {
    await restrict();
    const caller = await server.as('certified');
    await caller.call('getArticles', { query: {} });
    expect(await shown(caller)).toEqual([true, true]);
    await change();
    expect(await shown(caller)).toEqual([false, false]);
    expect(await shown(caller)).toEqual([false, false]);
    await reverse();
    expect(await shown(caller)).toEqual([true, true]);
  },
);

it('lists nothing in the next call to staff without their capability and to an ended session', async () => {
  await restrict();
  await server.db.delete(audienceTrials);
  const caller = await server.as('staff');
  expect(await shown(caller)).toEqual([true, true]);
  expect(await shown(caller)).toEqual([true, true]);
  await server.db.delete(userCapabilities).where(eq(userCapabilities.userId, people.staff));
  expect(await shown(caller)).toEqual([false, false]);
  const certified = await server.as('certified');
  expect(await shown(certified)).toEqual([true, true]);
  await server.db
    .update(sessions)
    .set({ revokedAt: server.clock.now() })
    .where(and(eq(sessions.userId, people.certified)));
  expect(await shown(certified)).toEqual([false, false]);
});

it('runs one query for a list of events of every reader', async () => {
  for (const caller of [server.caller(), await server.as('member'), await server.as('vip')]) {
    await caller.call('getEvents', { query: {} });
    for (const query of [{ per_page: 1 }, { per_page: 50 }, { state: 'planned' as const }]) {
      const made = await countQueries(server, () => caller.call('getEvents', { query }));
      expect(made, JSON.stringify(query)).toBe(1);
    }
  }
});
