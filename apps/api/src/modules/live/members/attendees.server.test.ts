import type { Attendee, MemberAction } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { demoOrganizationIds } from '#demo/people.ts';
import { users } from '#modules/accounts/tables.ts';
import { storeFile } from '#modules/files/index.ts';
import { ORGANIZATION } from '#modules/organizations/index.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { SCORERS_MIN } from '../scores/userScore.ts';
import { liveScores } from '../scores/tables.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const lists = async (person: DemoPersonKey) =>
  (await (await stage.as(person)).call('refreshAttendees', { params: stage.params })).data;

it('shows only host and staff whom the event seats as its host [LROL-51]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('expert');
  await stage.enter('staff');
  await stage.enter('member');
  const [host] = (await lists('staff')).broadcasters;
  const [expert] = (await lists('staff')).experts;
  expect([host?.seated_host, expert?.seated_host]).toEqual([true, false]);
  expect((await lists('member')).broadcasters[0]).not.toHaveProperty('seated_host');
});

it('shows everyone a member’s identity and organization [LMEM-03, LMEM-12, LMEM-13, LMEM-22, LMEM-23]', async () => {
  stage = await LiveStage.make(server, { organizer: 'northgate' });
  await stage.enter('host');
  await stage.enter('certified');
  await stage.enter('staff');
  await stage.enter('member');
  await server.db
    .update(liveMembers)
    .set({ superModerator: true })
    .where(and(eq(liveMembers.liveId, stage.liveId), eq(liveMembers.userId, stage.ids.staff)));
  const [lead] = (await lists('member')).experts;
  expect(lead).toMatchObject({
    id: stage.ids.certified,
    co_host: true,
    super_moderator: false,
    organization_type_id: expect.any(Number),
    sc_organization_name: expect.stringMatching(/./),
    en_organization_name: expect.stringMatching(/./),
  });
  expect(lead).toHaveProperty('tc_organization_name');
  const seen = await lists('host');
  expect(seen.staff).toMatchObject([{ id: stage.ids.staff, super_moderator: true }]);
  expect(seen.broadcasters).toMatchObject([{ id: stage.ids.host, co_host: false }]);
});

it('returns the logo of the organization as an image that everyone may see [LMEM-21]', async () => {
  stage = await LiveStage.make(server, { organizer: 'northgate' });
  await stage.enter('host');
  await stage.enter('certified');
  await stage.enter('member');
  expect((await lists('member')).experts[0]?.logo).toBeNull();
  const { northgate } = await demoOrganizationIds(server.db);
  const logoUrl = await storeFile(server.deps, {
    kind: 'image',
    name: 'northgate.png',
    contentType: 'image/png',
    content: Buffer.from('\x89PNG\r\n\x1a\n a gate', 'latin1'),
    subject: { type: ORGANIZATION, id: northgate },
  });
  const ofNorthgate = eq(organizations.id, northgate);
  await server.db.update(organizations).set({ logoUrl }).where(ofNorthgate);
  expect((await lists('member')).experts[0]).toMatchObject({
    id: stage.ids.certified,
    logo: logoUrl,
  });
  expect((await lists('member')).broadcasters[0]?.logo).not.toBe(logoUrl);
  const shown = await server.caller().fetch(logoUrl);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
});

/** Stores the speaker score of a new audience member. */
async function scoreAll(liveId: number, value: number): Promise<void> {
  const createdAt = server.clock.now();
  const [scorer] = await server.db
    .insert(users)
    .values({ name: 'Scorer', createdAt })
    .returning({ id: users.id });
  await server.db.insert(liveScores).values({
    liveId,
    userId: scorer?.id ?? 0,
    type: 'speaker',
    value,
    reasons: [],
    createdAt,
    changedAt: createdAt,
  });
}

it('returns the mean score of a person on stage once five people have scored [LMEM-19]', async () => {
  const before = await LiveStage.make(server, { speakers: ['sun'] });
  await before.enter('host');
  await before.enter('sun');
  await before.enter('member');
  stage = await LiveStage.make(server, { speakers: ['sun', 'he'], listeners: ['member', 'vip'] });
  for (const person of ['host', 'sun', 'he', 'member', 'staff'] as const) await stage.enter(person);
  const scores = async () => {
    const { broadcasters, experts, staff } = await lists('host');
    return [...broadcasters, ...experts, ...staff].map(({ user_score }) => user_score);
  };
  for (let scorer = 1; scorer < SCORERS_MIN; scorer += 1) await scoreAll(before.liveId, 5);
  expect(await scores()).toEqual([null, null, null, null]);
  await scoreAll(before.liveId, 3);
  expect(await scores()).toEqual([4.6, 4.6, null, null]);
  expect((await lists('member')).experts.map(({ user_score }) => user_score)).toEqual([4.6, null]);
  expect((await lists('member')).affect_user_infos[0]).toMatchObject({ user_score: null });
  before.close();
});

it('hides payments and full names from members who only see the list [LMEM-26, LMEM-64]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('expert');
  await stage.enter('member');
  await stage.set('host', 'view_attendee', 'member');
  const seenBy = async (person: DemoPersonKey) => (await lists(person)).broadcasters[0];
  expect(await seenBy('host')).toMatchObject({ has_paid: false, full_name: expect.any(String) });
  for (const person of ['expert', 'member'] as const) {
    const seen = await seenBy(person);
    for (const field of ['has_paid', 'actual_paid', 'card_type', 'full_name', 'seated_host']) {
      expect(seen, `${person} ${field}`).not.toHaveProperty(field);
    }
  }
});

type Grant = keyof Attendee & `allow_${string}`;

/** Checks what an audience member may do with a grant. */
const may: Record<Grant, () => Promise<boolean>> = {
  allow_view_list: async () =>
    (await (await stage.as('member')).call('getMemberList', { params: stage.params, query: {} }))
      .status === 200,
  allow_view_message: async () =>
    (await (await stage.as('member')).call('getLiveMessages', { params: stage.params, query: {} }))
      .status === 200,
  allow_view_count: async () => (await lists('member')).online_player !== null,
  allow_manage_mute: async () => (await stage.set('member', 'mute', 'expert')).status === 200,
};

it.each<[grant: MemberAction, takeBack: MemberAction, field: Grant, rows: string]>([
  ['view_attendee', 'unview_attendee', 'allow_view_list', 'LMEM-07, LMEM-52, LMEM-53, LHST-07'],
  ['view_message', 'unview_message', 'allow_view_message', 'LMEM-08, LMEM-54, LMEM-55, LHST-08'],
  [
    'view_member_count',
    'unview_member_count',
    'allow_view_count',
    'LMEM-09, LMEM-56, LMEM-57, LHST-09',
  ],
  ['manage_mute', 'unmanage_mute', 'allow_manage_mute', 'LMEM-10, LMEM-62, LMEM-63, LHST-10'],
])('lets a member use %s, and takes it back by %s: %s [%s]', async (grant, takeBack, field) => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.enter('expert');
  const member = await stage.join('member');
  await (
    await stage.as('host')
  ).call('putPublicChannel', { params: stage.params, body: { allow: false } });
  const ownPermission = async () => (await lists('member')).affect_user_infos[0]?.[field];
  expect([await ownPermission(), await may[field]()]).toEqual([false, false]);
  await stage.set('host', grant, 'member');
  await member.client.hears('refresh', ({ affect_users }) =>
    affect_users.includes(stage.ids.member),
  );
  expect([await ownPermission(), await may[field]()]).toEqual([true, true]);
  await stage.set('host', takeBack, 'member');
  expect([await ownPermission(), await may[field]()]).toEqual([false, false]);
});
