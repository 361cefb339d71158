import type { Attendee, MemberAction } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers } from './tables.ts';
import { LiveStage } from './testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const lists = async (person: DemoPersonKey) =>
  (await (await stage.as(person)).call('refreshAttendees', { params: stage.params })).data;

it('LROL-51 host and staff are told whom the event seats as its host, others are not', async () => {
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

it('LMEM-03, LMEM-12, LMEM-13, LMEM-19, LMEM-21, LMEM-22, LMEM-23 everyone reads who somebody is, and of which organization', async () => {
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
    // Nothing in the product scores a person, and nobody has a photo yet.
    user_score: null,
    logo: null,
    organization_type_id: expect.any(Number),
    sc_organization_name: expect.stringMatching(/./),
    en_organization_name: expect.stringMatching(/./),
  });
  expect(lead).toHaveProperty('tc_organization_name');
  const seen = await lists('host');
  expect(seen.staff).toMatchObject([{ id: stage.ids.staff, super_moderator: true }]);
  expect(seen.broadcasters).toMatchObject([{ id: stage.ids.host, co_host: false }]);
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

/** What a listener may do once it is granted. */
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

it.each<[rows: string, grant: MemberAction, takeBack: MemberAction, field: Grant]>([
  ['LMEM-07, LMEM-52, LMEM-53, LHST-07', 'view_attendee', 'unview_attendee', 'allow_view_list'],
  ['LMEM-08, LMEM-54, LMEM-55, LHST-08', 'view_message', 'unview_message', 'allow_view_message'],
  [
    'LMEM-09, LMEM-56, LMEM-57, LHST-09',
    'view_member_count',
    'unview_member_count',
    'allow_view_count',
  ],
  ['LMEM-10, LMEM-62, LMEM-63, LHST-10', 'manage_mute', 'unmanage_mute', 'allow_manage_mute'],
])('%s the host grants %s, is seen by the member, and takes it back', async (_, ...acts) => {
  const [grant, takeBack, field] = acts;
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.enter('expert');
  const member = await stage.join('member');
  await (
    await stage.as('host')
  ).call('putPublicChannel', { params: stage.params, body: { allow: false } });
  const told = async () => (await lists('member')).affect_user_infos[0]?.[field];
  expect([await told(), await may[field]()]).toEqual([false, false]);
  await stage.set('host', grant, 'member');
  await member.client.hears('refresh', ({ affect_users }) =>
    affect_users.includes(stage.ids.member),
  );
  expect([await told(), await may[field]()]).toEqual([true, true]);
  await stage.set('host', takeBack, 'member');
  expect([await told(), await may[field]()]).toEqual([false, false]);
});
