import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_PAYMENT_PASSWORD } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { balancesOf } from '#modules/ledger/index.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import { giveMoney } from '#modules/orders/testMoney.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const remove = async (by: DemoPersonKey, who: DemoPersonKey, reason?: string) =>
  (await stage.as(by)).call('postKicking', {
    params: stage.params,
    body: { user_id: stage.ids[who], ...(reason === undefined ? {} : { reason }) },
  });

it('disconnects a removed member, drops them from the lists, and shows why at entry [LHST-12, LCON-65, LROL-38]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  await stage.enter('staff');
  const member = await stage.join('member');
  const media = await stage.media(member.session);
  const lists = await remove('staff', 'member', 'Advertising');
  expect(lists.status).toBe(200);
  for (const line of [member.client, media])
    await line.until(() => line.frames.some(({ closed }) => closed === 'banned'));
  const seen = await (
    await stage.as('host')
  ).call('getMemberList', { params: stage.params, query: {} });
  expect(seen.data.map(({ id }) => id)).not.toContain(stage.ids.member);

  const again = await stage.token('member');
  expect(again.failure).toMatchObject({
    code: 1707,
    details: { event_id: stage.eventId, reason: 'Advertising' },
  });
  const renewed = await (
    await stage.as('member')
  ).call('postRefreshToken', { params: stage.params, body: { token: member.session.token } });
  expect(renewed.failure.code).toBe(10010);
  const chat = await (
    await stage.as('member')
  ).call('getLiveMessages', { params: stage.params, query: {} });
  expect(chat.failure).toMatchObject({ code: 1707, details: { reason: 'Advertising' } });
});

it('takes a removed expert off stage and spotlight, and reports a second removal [LHST-12]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.join('host');
  await stage.join('expert');
  await (
    await stage.as('host')
  ).call('postSetHomeScreen', {
    params: stage.params,
    body: { primary_user_id: stage.ids.expert },
  });
  const { data } = await remove('host', 'expert');
  expect(data.experts.map(({ id }) => id)).not.toContain(stage.ids.expert);
  await host.client.until(
    () =>
      Reflect.get(host.client.heard('channelAttributes').at(-1)?.attributes ?? {}, 'setHomeUid') ===
      undefined,
  );
  expect((await remove('host', 'expert')).failure.code).toBe(1712);
});

it('refuses to let a member remove themselves [LHST-12]', async () => {
  stage = await LiveStage.make(server);
  await stage.join('host');
  expect((await remove('host', 'host')).failure.code).toBe(1710);
});

it('sells a meeting to no one who was removed from it, and charges nothing [LHST-12]', async () => {
  stage = await LiveStage.make(server, { listeners: ['member'] });
  await stage.join('host');
  await stage.join('member');
  await remove('host', 'member');
  const { meetingId } = stage;
  await server.db
    .update(meetings)
    .set({ currentPriceCents: 100 })
    .where(eq(meetings.id, meetingId));
  const purchase = async (who: DemoPersonKey) =>
    (await stage.as(who)).call('postOrders', {
      body: {
        goods_type: 'Agora::Live',
        goods_id: meetingId,
        paid_with: 'balance',
        payment_password: DEMO_PAYMENT_PASSWORD,
      },
    });
  expect((await purchase('member')).failure.code).toBe(1409);
  // For sale to everyone else, who only lacks the balance.
  expect((await purchase('vip')).failure.code).toBe(1401);
});

it('refuses the payment of an order that a member opened before they were removed [LHST-12, PAY-67]', async () => {
  stage = await LiveStage.make(server, { listeners: ['member'] });
  const { meetingId, ids } = stage;
  await stage.join('host');
  await stage.join('member');
  await server.db.delete(registrations).where(eq(registrations.meetingId, meetingId));
  await server.db
    .update(meetings)
    .set({ currentPriceCents: 100 })
    .where(eq(meetings.id, meetingId));
  const member = await stage.as('member');
  const wallet = { type: 'User' as const, id: ids.member };
  await giveMoney(server.deps, wallet, { coin: 1000 });
  const call = { params: { id: meetingId }, body: { slot_ids: [] } };
  const opened = await member.call('postRegistration', call);
  expect(opened.data.registration?.next_step).toBe('pay');
  await remove('host', 'member');
  const paid = await member.call('postOrders', {
    body: {
      goods_type: 'Agora::Live',
      goods_id: meetingId,
      paid_with: 'balance',
      payment_password: DEMO_PAYMENT_PASSWORD,
    },
  });
  expect(paid.failure.code).toBe(1409);
  const balances = await balancesOf(server.db, [wallet]);
  expect(balances.get(`User:${ids.member}`)).toEqual({ coin: 1000, gift: 0 });
  const [order] = await server.db.select().from(orders).where(eq(orders.productId, meetingId));
  expect(order?.state).toBe('created');
});
