import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PAYMENT_PASSWORD, demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { sessions } from '#modules/accounts/tables.ts';
import { checkBooks, giveMoney } from '#modules/orders/testMoney.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let ids: Record<DemoPersonKey, number>;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
});
beforeEach(() => server.clock.set(TEST_START));
afterEach(() => checkBooks(server.deps));
afterAll(() => server.close());

const day = (days: number): Date => new Date(Date.parse(TEST_START) + days * DAY);

/** Sets the clock; the sessions of the test remain valid. */
async function goTo(days: number): Promise<void> {
  server.clock.set(day(days));
  await server.db.update(sessions).set({ expiresAt: day(days + 999), lastSeenAt: day(days) });
}

const purchase = (
  caller: TestCaller,
  goods_type: 'VipPlan' | 'PpvPack',
  goods_id: number,
  more = {},
) =>
  caller.call('postOrders', {
    body: {
      goods_type,
      goods_id,
      paid_with: 'balance',
      payment_password: DEMO_PAYMENT_PASSWORD,
      ...more,
    },
  });

async function rich(key: DemoPersonKey): Promise<TestCaller> {
  await giveMoney(server.deps, { type: 'User', id: ids[key] }, { coin: 200_000 });
  return server.as(key);
}

describe('VIP', () => {
  it('lists plans of both levels and packs, also to visitors [PAY-08, PAY-77]', async () => {
    const { data } = await server.caller().call('getUsersServiceList', {});
    expect(data.vip_plans.map(({ level, days }) => [level, days])).toEqual([
      [1, 180],
      [2, 180],
    ]);
    for (const item of [...data.vip_plans, ...data.ppv_packs]) {
      expect(item.sc_name).not.toBe('');
      expect(item.en_name).not.toBe('');
      expect(item.current_price).toBeGreaterThan(0);
    }
    expect(data.vip_plans.every(({ rights }) => rights.length > 0)).toBe(true);
  });

  it('keeps a bought VIP on day 180 and ends it on day 181 [PAY-04, PROF-54, PROF-57]', async () => {
    const member = await rich('member');
    expect((await purchase(member, 'VipPlan', 1)).data).toMatchObject({
      state: 'paid',
      price: 198,
    });
    const me = async () => (await member.call('getUsersMe', {})).data;
    expect(await me()).toMatchObject({
      has_vip: true,
      vip_level: 1,
      vip_infos: [{ card_type: 'vip', article: true, live: true, level: 1, starts_at: TEST_START }],
    });
    await goTo(180);
    expect((await me()).has_vip).toBe(true);
    await goTo(181);
    expect(await me()).toMatchObject({ has_vip: false, vip_level: 0, vip_infos: [] });
  });

  it('extends an active VIP by further purchases [PAY-05]', async () => {
    const sun = await rich('sun');
    await purchase(sun, 'VipPlan', 1);
    await goTo(100);
    await purchase(sun, 'VipPlan', 1);
    await goTo(360);
    expect((await sun.call('getUsersMe', {})).data.has_vip).toBe(true);
    await goTo(361);
    expect((await sun.call('getUsersMe', {})).data.has_vip).toBe(false);
  });

  it('sells three terms in a row for three keys at once [PAY-05]', async () => {
    const okafor = await rich('okafor');
    const coins = async () => (await okafor.call('getUsersCard', {})).data[0]?.balance ?? 0;
    const before = await coins();
    const bought = await Promise.all([1, 2, 3].map(() => purchase(okafor, 'VipPlan', 1)));
    expect(bought.map(({ data }) => data.state)).toEqual(['paid', 'paid', 'paid']);
    expect(await coins()).toBe(before - 3 * 198);
    await goTo(3 * 180);
    expect((await okafor.call('getUsersMe', {})).data.has_vip).toBe(true);
    await goTo(3 * 180 + 1);
    expect((await okafor.call('getUsersMe', {})).data.has_vip).toBe(false);
  });

  it('revokes VIP at a refund by staff [PAY-78]', async () => {
    const tan = await rich('tan');
    const { id } = (await purchase(tan, 'VipPlan', 2)).data;
    expect((await tan.call('getUsersMe', {})).data.vip_level).toBe(2);
    const staff = await server.as('staff');
    const body = { reason: 'Bought by mistake' };
    expect((await staff.call('postStaffOrderRefund', { params: { id }, body })).status).toBe(200);
    expect((await tan.call('getUsersMe', {})).data.has_vip).toBe(false);
  });

  it('lets only staff grant a trial [PAY-06]', async () => {
    const staff = await server.as('staff');
    const body = { user_id: ids.poor, level: 1, days: 14, note: 'Trial' };
    const { data } = await staff.call('postStaffVipGrant', { body });
    expect(data).toMatchObject({ user_id: ids.poor, level: 1 });
    const poor = await server.as('poor');
    expect((await poor.call('getUsersMe', {})).data.has_vip).toBe(true);
    await server.runJobs();
    expect((await poor.call('getNotices', {})).data[0]?.kind).toBe('vipGranted');
    expect((await poor.call('postStaffVipGrant', { body })).status).toBe(403);
    expect((await server.caller().call('postStaffVipGrant', { body })).status).toBe(401);
    const unknown = { ...body, user_id: 999_999 };
    expect((await staff.call('postStaffVipGrant', { body: unknown })).failure.code).toBe(1111);
    for (const wrong of [{ level: 3 }, { days: 0 }, { days: 400 }, { note: '' }]) {
      const answer = await staff.call('postStaffVipGrant', { body: { ...body, ...wrong } });
      expect(answer.status).toBe(422);
    }
  });

  it.each([
    [
      'en',
      1,
      '180 days. Read VIP articles at no extra charge. Attend VIP meetings at no extra charge.',
    ],
    [
      'zh-CN',
      2,
      '有效期 180 天。免费阅读全部 VIP 文章，含高级会员专享；免费参加 VIP 会议；专属客服联系人。',
    ],
  ] as const)(
    'shows a plan’s benefits on the payment screen (%s) [PAY-32, PAY-08]',
    async (language, id, summary) => {
      const gu = await server.as('gu');
      const params = { type: 'VipPlan', id };
      const options = { headers: { 'accept-language': language } };
      await gu.call('putUsersChangeLanguage', { body: { language } });
      expect((await gu.call('getProduct', { params }, options)).data.summary).toBe(summary);
    },
  );

  it('reports unknown plans and packs as missing', async () => {
    const gu = await rich('gu');
    expect((await purchase(gu, 'VipPlan', 9)).failure.code).toBe(1201);
    expect((await purchase(gu, 'PpvPack', 9)).failure.code).toBe(1201);
  });
});

describe('packs', () => {
  it('turns a bought pack into a card with quota, flags and waiting time [PAY-29, PAY-31, PROF-55, PROF-56]', async () => {
    const he = await rich('he');
    await purchase(he, 'PpvPack', 2);
    await purchase(he, 'PpvPack', 3);
    const { data } = await he.call('getUsersCard', { query: { card_type: 'ppv' } });
    expect(data).toMatchObject([
      { quota: 5, balance: 5, uptime_days: 0, article: true, live: true },
      { quota: 5, balance: 5, uptime_days: 3, article: true, live: false },
    ]);
    const { vip_infos } = (await he.call('getUsersMe', {})).data;
    expect(vip_infos).toMatchObject([
      { card_type: 'ppv', article: true, live: true },
      { card_type: 'ppv', article: true, live: false, ppv_available_at: day(3).toISOString() },
    ]);
    const types = (await he.call('getTransactions', {})).data.map(({ type }) => type);
    expect(types).toEqual(['ppv_pack', 'ppv_pack', 'adjust']);
  });

  it('refunds an unused pack [PAY-65]', async () => {
    const varga = await rich('varga');
    const { id } = (await purchase(varga, 'PpvPack', 1)).data;
    const staff = await server.as('staff');
    const body = { reason: 'Unused' };
    expect((await staff.call('postStaffOrderRefund', { params: { id }, body })).status).toBe(200);
    expect((await varga.call('getUsersCard', { query: { card_type: 'ppv' } })).data).toEqual([]);
  });
});
