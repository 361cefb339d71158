import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audiences } from '#modules/audience/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const MINUTE_MS = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.clock.set(TEST_START));
afterAll(() => server.close());

const remove = (stage: LiveStage, person: 'member' | 'expert') =>
  server.db
    .update(liveMembers)
    .set({ removedAt: server.clock.now() })
    .where(eq(liveMembers.userId, stage.ids[person]));

/** Stores that the member paid 30 coins for the meeting. */
const payFor = (stage: LiveStage) =>
  server.db.insert(orders).values({
    userId: stage.ids.member,
    productType: 'Agora::Live',
    productId: stage.meetingId,
    productKey: `Agora::Live:${stage.meetingId}`,
    single: true,
    state: 'paid',
    priceCents: 3000,
    paidWith: 'balance',
    giftCents: 1000,
    coinCents: 2000,
    payerType: 'User',
    payerId: stage.ids.member,
    transactionId: 1,
    createdAt: server.clock.now(),
    paidAt: server.clock.now(),
  });

describe('postLiveToken', () => {
  it('gives channel, number and tokens of the built-in provider [LCON-04, LCON-05, LCON-06, LCON-07, LCON-08, LCON-60]', async () => {
    const stage = await LiveStage.make(server);
    const session = await stage.enter('member');
    expect(session).toMatchObject({
      id: stage.liveId,
      channel: stage.channel,
      vendor: 'embedded',
      app_id: 'rostra',
      play_url: null,
      token: expect.stringMatching(/./),
      rtm_token: expect.stringMatching(/./),
      server_time: TEST_START,
    });
    expect(session.uid).toBeGreaterThan(0);
    expect(session.token_expires_at > TEST_START).toBe(true);
  });

  it('gives the meeting, and the seat without permissions [LCON-13, LCON-18, LCON-19, LCON-20]', async () => {
    const stage = await LiveStage.make(server);
    expect(await stage.enter('member')).toMatchObject({
      state: 'unprepare',
      role: 'audience',
      user_type: 'audience',
      meeting: {
        id: stage.meetingId,
        event_id: stage.eventId,
        sc_name: '储能路演',
        tc_name: null,
        free: true,
        has_paid: false,
        paid_info: null,
        event_type_id: 1,
      },
      super_moderator: false,
      co_host: false,
      is_trial: false,
      demo: false,
    });
  });

  it('gives the lists and what runs in the room to late members [LCON-26, LCON-57]', async () => {
    const stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.enter('expert');
    const session = await stage.enter('member');
    expect(session).toMatchObject({
      remindered_at: null,
      is_transcribe: false,
      is_recording: false,
      share_screen_id: null,
    });
    expect(session.primary_users.map(({ role }) => role)).toEqual(['broadcaster', 'expert']);
    expect(session.lists.broadcasters).toHaveLength(1);
    expect(session.lists.experts).toHaveLength(1);
    expect(session.me).toMatchObject({ id: stage.ids.member, mute: true, volume: 100 });
    expect(session.channel_attributes).toEqual({ uid: String(session.lists.broadcasters[0]?.uid) });
  });

  it('returns the current live state and membership [LCON-10, LCON-11, LCON-12, LCON-21, LCON-24, LCON-25]', async () => {
    const stage = await LiveStage.make(server);
    await stage.join('host');
    const { session } = await stage.join('member');
    await stage.set('host', 'to_expert', 'member');
    await stage.move('host', 'putStartLives');
    const SCREEN = session.uid + 1;
    await server.db
      .update(liveMembers)
      .set({ remindedAt: server.clock.now(), shareScreenUid: SCREEN })
      .where(eq(liveMembers.id, session.uid));
    await server.db
      .update(liveSessions)
      .set({ asrState: 'running' })
      .where(eq(liveSessions.id, stage.liveId));
    expect(await stage.enter('member')).toMatchObject({
      uid: session.uid,
      state: 'streaming',
      role: 'expert',
      user_type: 'audience',
      remindered_at: TEST_START,
      is_transcribe: true,
      share_screen_id: SCREEN,
    });
    stage.close();
  });

  it('admits registered people without an organization as guests, and nobody unregistered [LCON-56]', async () => {
    const stage = await LiveStage.make(server, { listeners: ['member'] });
    await server.db
      .update(organizationUsers)
      .set({ dismissedAt: server.clock.now() })
      .where(eq(organizationUsers.userId, stage.ids.member));
    expect(await stage.enter('member')).toMatchObject({ role: 'audience', user_type: 'audience' });
    expect((await stage.token('vip')).failure.code).toBe(1608);
    await server.db
      .update(organizationUsers)
      .set({ dismissedAt: null })
      .where(eq(organizationUsers.userId, stage.ids.member));
  });

  it('assigns the seats of host, expert, staff and audience by the event [LCON-11, LCON-12, LROL-19]', async () => {
    const stage = await LiveStage.make(server);
    const roles = [];
    for (const person of ['host', 'expert', 'staff', 'vip'] as const) {
      roles.push((await stage.enter(person)).role);
    }
    expect(roles).toEqual(['broadcaster', 'expert', 'staff', 'audience']);
  });

  it('gives the organizer’s lead host controls beside the host [LCON-20, LROL-40]', async () => {
    const stage = await LiveStage.make(server, { organizer: 'northgate' });
    const session = await stage.enter('certified');
    expect(session).toMatchObject({ role: 'expert', co_host: true, super_moderator: false });
  });

  it('keeps a member’s uid, and seats them once for two concurrent calls', async () => {
    const stage = await LiveStage.make(server);
    const [one, other] = await Promise.all([stage.enter('member'), stage.enter('member')]);
    expect(one.uid).toBe(other.uid);
    expect((await stage.enter('member')).uid).toBe(one.uid);
  });

  it('refuses visitors, unregistered people and other meetings [LCON-71]', async () => {
    const stage = await LiveStage.make(server);
    const body = { meeting_id: stage.meetingId };
    const visitor = await server.caller().call('postLiveToken', { params: stage.params, body });
    expect(visitor.failure.code).toBe(10001);
    expect((await stage.token('poor')).failure.code).toBe(1608);
    const member = await stage.as('member');
    const wrong = { params: stage.params, body: { meeting_id: stage.meetingId + 1 } };
    expect((await member.call('postLiveToken', wrong)).failure.code).toBe(1701);
    const none = { params: { id: 999_999 }, body };
    expect((await member.call('postLiveToken', none)).failure.code).toBe(1701);
  });

  it('refuses entry with a text 31 minutes before the start, and admits 29 minutes before [LCON-59]', async () => {
    const stage = await LiveStage.make(server, { startsInMinutes: 31 });
    const headers = { 'accept-language': 'en' };
    const early = await (
      await stage.as('member')
    ).call(
      'postLiveToken',
      { params: stage.params, body: { meeting_id: stage.meetingId } },
      { headers },
    );
    expect(early.failure).toMatchObject({
      code: 1704,
      msg: 'The room opens 30 minutes before the meeting starts.',
    });
    server.clock.advance(MINUTE_MS);
    expect((await stage.token('member')).status).toBe(200);
    server.clock.advance(MINUTE_MS);
    expect((await stage.token('vip')).status).toBe(200);
  });

  it('asks new members for the meeting’s password [LCON-71]', async () => {
    const stage = await LiveStage.make(server, { password: '8264' });
    expect((await stage.token('member')).failure.code).toBe(1705);
    expect((await stage.token('member', '8265')).failure.code).toBe(1705);
    expect((await stage.token('member', '8264')).status).toBe(200);
    expect((await stage.token('member')).status).toBe(200);
    expect((await stage.token('host')).status).toBe(200);
  });

  it('admits paid members, and returns how they paid [LCON-14, LCON-15, LCON-16, LCON-17]', async () => {
    const stage = await LiveStage.make(server, { priceCents: 3000 });
    expect((await stage.token('member')).failure.code).toBe(1703);
    await payFor(stage);
    const session = await stage.enter('member');
    expect(session.meeting).toMatchObject({
      free: false,
      has_paid: true,
      paid_info: { card_type: null, actual_paid: 30 },
    });
    expect(session.me).not.toHaveProperty('actual_paid');
  });

  it('shows the host how a member paid [LMEM-14, LMEM-24, LMEM-25]', async () => {
    const stage = await LiveStage.make(server, { priceCents: 3000 });
    await payFor(stage);
    const host = await stage.as('host');
    await stage.enter('host');
    await stage.join('member');
    const list = await host.call('getMemberList', { params: stage.params, query: {} });
    expect(list.data[0]).toMatchObject({ has_paid: true, card_type: null, actual_paid: 30 });
  });

  it('refuses a removed member [LCON-54]', async () => {
    const stage = await LiveStage.make(server);
    await stage.enter('member');
    await remove(stage, 'member');
    expect((await stage.token('member')).failure.code).toBe(1707);
  });
});

describe('postRefreshToken', () => {
  it('renews the tokens of staying members, even with an expired one [LCON-52]', async () => {
    const stage = await LiveStage.make(server);
    const { token } = await stage.enter('member');
    const member = await stage.as('member');
    server.clock.advance(11 * MINUTE_MS);
    const answer = await member.call('postRefreshToken', { params: stage.params, body: { token } });
    expect(answer.data.token_expires_at > server.clock.now().toISOString()).toBe(true);
    expect(answer.data.token).not.toBe(token);
  });

  it('returns 10010 for removed members, foreign tokens, strangers and after the end [LCON-53]', async () => {
    const stage = await LiveStage.make(server);
    const { token } = await stage.enter('member');
    const refresh = async (person: 'member' | 'vip' | 'expert', shown: string) =>
      (
        await (
          await stage.as(person)
        ).call('postRefreshToken', { params: stage.params, body: { token: shown } })
      ).failure.code;
    expect(await refresh('vip', token)).toBe(10010);
    await stage.enter('vip');
    expect(await refresh('vip', token)).toBe(10010);
    expect(await refresh('member', 'nonsense')).toBe(10010);
    const expert = await stage.enter('expert');
    const registration = eq(registrations.meetingId, stage.meetingId);
    await server.db.update(registrations).set({ state: 'canceled' }).where(registration);
    expect(await refresh('member', token)).toBe(10010);
    await server.db.update(registrations).set({ state: 'registered' }).where(registration);
    await remove(stage, 'member');
    expect(await refresh('member', token)).toBe(10010);
    await stage.enter('host');
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putStopLives');
    expect(await refresh('expert', expert.token)).toBe(10010);
  });
});

describe('event targets', () => {
  it('refuses registered people who lost their organization, but not speakers [LCON-56, LCON-71, EVT-17]', async () => {
    const stage = await LiveStage.make(server, { listeners: ['certified', 'member'] });
    const belongs = eq(organizationUsers.userId, stage.ids.certified);
    const [organization] = await server.db
      .select({ typeId: organizations.organizationTypeId })
      .from(organizationUsers)
      .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
      .where(belongs);
    await server.db.insert(audiences).values({
      subjectType: 'Event',
      subjectId: stage.eventId,
      visitors: false,
      organizationTypeIds: [organization?.typeId ?? 0],
      userIds: [],
    });
    const { token } = await stage.enter('certified');
    const expert = await stage.enter('expert');
    const refresh = async (person: 'certified' | 'expert', shown: string) =>
      (await stage.as(person)).call('postRefreshToken', {
        params: stage.params,
        body: { token: shown },
      });
    expect((await refresh('certified', token)).status).toBe(200);
    await server.db
      .update(organizationUsers)
      .set({ dismissedAt: server.clock.now() })
      .where(belongs);
    expect((await refresh('certified', token)).failure.code).toBe(10010);
    const refused = await stage.token('certified');
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.failure).toMatchObject({
      code: 1722,
      msg: expect.stringMatching(/organizer|主办方/) as unknown,
    });
    // They registered before the event was restricted.
    expect((await stage.token('member')).failure.code).toBe(1722);
    expect((await stage.token('poor')).failure.code).toBe(1701);
    expect((await stage.token('expert')).status).toBe(200);
    expect((await refresh('expert', expert.token)).status).toBe(200);
    await server.db.update(organizationUsers).set({ dismissedAt: null }).where(belongs);
    expect((await stage.token('certified')).status).toBe(200);
  });
});

it('refuses audience members after their end, while experts join again [LROL-08]', async () => {
  const stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('expert');
  const { token } = await stage.enter('member');
  await stage.move('host', 'putStartLives');
  await stage.move('host', 'putAudienceStopLive');
  expect((await stage.token('member')).failure.code).toBe(1706);
  const member = await stage.as('member');
  const renewed = await member.call('postRefreshToken', { params: stage.params, body: { token } });
  expect(renewed.failure.code).toBe(10010);
  expect((await stage.token('expert')).status).toBe(200);
});
