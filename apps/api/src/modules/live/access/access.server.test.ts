import { and, eq } from 'drizzle-orm';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import { eventSpeakers, investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { orders } from '#modules/orders/tables.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import { putAudience } from '#modules/audience/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { pay } from '#modules/events/registrations/testRegistrations.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import type { StageOptions } from '../testing/LiveStage.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.set(TEST_START));
afterEach(() => stage.close());
afterAll(() => server.close());

/** Opens a paid meeting for which `member` has paid. */
const open = async (options: StageOptions = {}): Promise<LiveStage> => {
  stage = await LiveStage.make(server, { priceCents: 1000, listeners: [], ...options });
  await giveMoney(server.deps, { type: 'User', id: stage.ids.member }, { coin: 10_000 });
  return stage;
};

const openFree = async (options: StageOptions): Promise<void> => {
  stage = await LiveStage.make(server, options);
};

const payAsMember = async (): Promise<void> => {
  expect((await pay(await stage.as('member'), stage.meetingId)).data.state).toBe('paid');
  await server.runJobs();
};

const ownRegistration = async (): Promise<number> => {
  const [row] = await server.db
    .select()
    .from(registrations)
    .where(eq(registrations.meetingId, stage.meetingId));
  if (row === undefined) throw new Error('Nobody is registered.');
  return row.id;
};

const refundByStaff = async () => {
  const [order] = await server.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, stage.ids.member), eq(orders.state, 'paid')));
  return (await server.as('staff')).call('postStaffOrderRefund', {
    params: { id: order?.id ?? 0 },
    body: { reason: 'Asked for it.' },
  });
};

const isCutOff = (client: LiveClient): Promise<void> =>
  client.until(() => client.frames.some(({ closed }) => closed === 'banned'));

const cancelOwn = async () =>
  (await stage.as('member')).call('deleteRegistration', {
    params: { id: await ownRegistration() },
  });

describe('a right that ends', () => {
  it.each([
    ['own cancellation', cancelOwn],
    ['a refund by staff', refundByStaff],
  ] as const)(
    'disconnects a person after %s and refuses every call [PAY-78, LCON-53]',
    async (_, lose) => {
      await open();
      await payAsMember();
      await stage.join('host');
      const { session, client } = await stage.join('member');
      const media = await stage.media(session, 'audience');
      await stage.set('member', 'hands_up', 'member');
      expect((await lose()).status).toBe(200);
      // The calls refuse even before a job has run.
      const member = await stage.as('member');
      const body = { token: session.token };
      const renew = () => member.call('postRefreshToken', { params: stage.params, body });
      expect((await renew()).failure.code).toBe(10010);
      const passcode = () => member.call('getCallPassword', { query: { live_id: stage.liveId } });
      expect((await passcode()).status).toBe(403);
      await server.runJobs();
      await Promise.all([isCutOff(client), isCutOff(media)]);
      for (const answer of [
        await passcode(),
        await member.call('getLiveMessages', { params: stage.params, query: {} }),
        await member.call('getCaptions', { params: stage.params, query: {} }),
        await member.call('getPreviewFiles', { params: { live_id: stage.liveId }, query: {} }),
        await member.call('getShownPreview', { params: stage.params, query: {} }),
        await stage.token('member'),
      ]) {
        expect(answer.failure).toMatchObject({
          code: 1743,
          details: { event_id: stage.eventId },
        });
      }
      expect((await renew()).failure.code).toBe(10010);
      await expect(LiveClient.inRoom(server.url, session)).rejects.toThrow('banned');
      await expect(LiveClient.inMedia(server.url, session)).rejects.toThrow('banned');
      const host = await stage.as('host');
      const { data } = await host.call('refreshAttendees', { params: stage.params });
      expect(data.hands_up_audiences).toEqual([]);
    },
  );

  it('lets a person who pays again return to the same seat', async () => {
    await open();
    await payAsMember();
    const { session, client } = await stage.join('member');
    await cancelOwn();
    await server.runJobs();
    await isCutOff(client);
    await payAsMember();
    const member = await stage.as('member');
    const chat = () => member.call('getLiveMessages', { params: stage.params, query: {} });
    expect((await chat()).failure.code).toBe(1708);
    const again = await stage.enter('member');
    expect(again).toMatchObject({ uid: session.uid, is_trial: false });
    (await LiveClient.inRoom(server.url, again)).cut();
    expect((await chat()).status).toBe(200);
  });

  it('ends with a refunded VIP, but lasts when VIP only expires', async () => {
    await open({ meeting: { vipLevel: 1 }, listeners: ['member', 'vip'] });
    const at = new Date(server.clock.now().getTime() - 2 * DAY_MS);
    await server.db.insert(vipGrants).values([
      { userId: stage.ids.member, level: 1, days: 2, grantedAt: at, source: 'trial' },
      { userId: stage.ids.vip, level: 1, days: 30, grantedAt: at, source: 'trial' },
    ]);
    const runsOut = await stage.join('member');
    const revoked = await stage.join('vip');
    server.clock.advance(DAY_MS);
    await server.db
      .update(meetings)
      .set({ endsAt: new Date(server.clock.now().getTime() + DAY_MS) })
      .where(eq(meetings.id, stage.meetingId));
    const renew = async (person: 'member' | 'vip', token: string) =>
      (await stage.as(person)).call('postRefreshToken', { params: stage.params, body: { token } });
    expect((await renew('member', runsOut.session.token)).status).toBe(200);
    expect((await stage.token('member')).status).toBe(200);
    await server.db
      .update(vipGrants)
      .set({ revokedAt: server.clock.now() })
      .where(eq(vipGrants.userId, stage.ids.vip));
    expect((await renew('vip', revoked.session.token)).failure.code).toBe(10010);
    expect((await stage.token('vip')).failure.code).toBe(1703);
  });

  it('ends with the login that holds the tokens, and starts again with the next one', async () => {
    await openFree({ listeners: ['vip'] });
    const { client, session } = await stage.join('vip');
    const vip = await stage.as('vip');
    // A logout on another device changes nothing here.
    const other = await server.as('vip');
    await other.call('postUsersLogout', {});
    await server.runJobs();
    expect((await vip.call('getLiveMessages', { params: stage.params, query: {} })).status).toBe(
      200,
    );
    await vip.call('postUsersLogout', {});
    await server.runJobs();
    await isCutOff(client);
    await expect(LiveClient.inRoom(server.url, session)).rejects.toThrow('banned');
    await vip.call('postUsersLogin', {
      body: {
        account: { email: demoEmail('vip') },
        method: 'password',
        password: DEMO_PASSWORD,
        agreement_version: AGREEMENT_VERSION,
      },
    });
    server.clock.advance(1000);
    const again = await stage.enter('vip');
    (await LiveClient.inRoom(server.url, again)).cut();
    // A copy of the earlier login's ticket opens nothing, not even for the media.
    await expect(LiveClient.inRoom(server.url, session)).rejects.toThrow('token-expired');
    await expect(LiveClient.inMedia(server.url, session)).rejects.toThrow('token-expired');
  });

  it('ends at the next call when the event withdraws the role or targets others', async () => {
    await openFree({ listeners: ['member'] });
    const expert = await stage.join('expert');
    await stage.join('member');
    await server.db.delete(eventSpeakers).where(eq(eventSpeakers.eventId, stage.eventId));
    const chat = async (person: 'expert' | 'member') =>
      (await stage.as(person)).call('getLiveMessages', { params: stage.params, query: {} });
    expect((await chat('expert')).failure.code).toBe(1608);
    const body = { token: expert.session.token };
    const renewed = await (
      await stage.as('expert')
    ).call('postRefreshToken', { params: stage.params, body });
    expect(renewed.failure.code).toBe(10010);
    await server.db
      .update(investorEvents)
      .set({ withdrawnAt: server.clock.now() })
      .where(eq(investorEvents.id, stage.eventId));
    expect((await chat('member')).failure.code).toBe(1722);
  });

  it('ends with the membership of an organization whose type the event targets', async () => {
    await openFree({ listeners: ['certified'] });
    const [membership] = await server.db
      .select({ id: organizationUsers.id, typeId: organizations.organizationTypeId })
      .from(organizationUsers)
      .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
      .where(eq(organizationUsers.userId, stage.ids.certified));
    const audience = {
      visitors: false,
      organizationTypeIds: [membership?.typeId ?? 0],
      userIds: [],
    };
    await inTransaction(server.deps, (tx) =>
      putAudience(tx, { type: 'Event', id: stage.eventId }, audience),
    );
    const { session } = await stage.join('certified');
    await server.db
      .update(organizationUsers)
      .set({ dismissedAt: server.clock.now() })
      .where(eq(organizationUsers.userId, stage.ids.certified));
    const certified = await stage.as('certified');
    const body = { token: session.token };
    const renewed = await certified.call('postRefreshToken', { params: stage.params, body });
    expect(renewed.failure.code).toBe(10010);
    expect((await stage.token('certified')).failure.code).toBe(1722);
    await server.db
      .update(organizationUsers)
      .set({ dismissedAt: null })
      .where(eq(organizationUsers.userId, stage.ids.certified));
  });

  it('ends with the account', async () => {
    await open();
    await payAsMember();
    const { client } = await stage.join('member');
    await (
      await server.as('staff')
    ).call('postStaffUserWithdrawal', {
      params: { id: stage.ids.member },
      body: { account: demoEmail('member'), reason: 'Asked for it.' },
    });
    await server.runJobs();
    await isCutOff(client);
    expect(server.live.online(stage.channel)).toEqual([]);
  });
});
