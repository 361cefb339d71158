import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoEmail, demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { storeFile } from '#modules/files/index.ts';
import { balancesOf } from '#modules/ledger/index.ts';
import { checkBooks } from '#modules/orders/testMoney.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';

let server: TestServer;
let ids: Record<DemoPersonKey, number>;
let member: TestCaller;
let staff: TestCaller;
let transfers = 0;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
  member = await server.as('member');
  staff = await server.as('staff');
});
afterAll(() => server.close());
afterEach(() => checkBooks(server.deps));

const slipOf = (
  key: DemoPersonKey,
  kind: 'image' | 'document' = 'image',
  contentType = 'image/png',
) =>
  storeFile(server.deps, {
    kind,
    name: 'slip',
    contentType,
    content: Buffer.from('slip'),
    uploaderId: ids[key],
  });

async function report(caller: TestCaller, key: DemoPersonKey, coins: number) {
  return (await caller.call('postTopups', { body: { coins, slip: await slipOf(key) } })).data;
}

const bankReference = () => {
  transfers += 1;
  return `BANK-${transfers}`;
};

const decide = (
  caller: TestCaller,
  id: number,
  decision: object = { decision: 'confirm', bank_reference: bankReference() },
) => caller.call('postStaffTopupDecision', { params: { id }, body: decision as never });

async function balance(key: DemoPersonKey) {
  const owner = { type: 'User' as const, id: ids[key] };
  return (await balancesOf(server.db, [owner])).get(`User:${owner.id}`);
}

describe('reporting a transfer', () => {
  it('shows the account to pay to, in both languages [PAY-60]', async () => {
    const { data } = await member.call('getBankAccount', {});
    expect(data.en_holder).not.toBe('');
    expect(data.sc_holder).not.toBe(data.en_holder);
    expect((await server.caller().call('getBankAccount', {})).status).toBe(401);
  });

  it('keeps a reported transfer pending, with its gift and a reference [PAY-61, PAY-62]', async () => {
    const data = await report(member, 'member', 500.5);
    expect(data).toMatchObject({ coins: 500.5, gift: 40, state: 'pending', decided_at: null });
    expect(data.reference).toMatch(/^R\d{10}$/);
    const list = await member.call('getTopups', {});
    expect(list.data[0]).toEqual(data);
    expect((await (await server.as('vip')).call('getTopups', {})).data).toEqual([]);
    expect((await server.caller().call('getTopups', {})).status).toBe(401);
  });

  it.each([
    ['１２０', 120],
    ['US$1,234.50', 1234.5],
    ['\u202A120 coins\u202C', 120],
    ['١٢٠', 120],
  ])('reads the pasted amount %j as %d coins [PAY-61]', async (pasted, coins) => {
    const body = { coins: pasted, slip: await slipOf('member') };
    expect((await member.call('postTopups', { body })).data.coins).toBe(coins);
  });

  it.each([
    ['about ten', 'Wrong format.'],
    ['¥120', 'Not in this field’s currency.'],
    ['HK$ 120', 'Not in this field’s currency.'],
  ])('refuses the amount %j with the reason %s [PAY-61]', async (coins, message) => {
    const body = { coins, slip: await slipOf('member') };
    const english = { headers: { 'accept-language': 'en' } };
    const { failure } = await member.call('postTopups', { body }, english);
    expect(failure.issues).toEqual([{ path: 'body.coins', message }]);
  });

  it('shows the reference before the transfer and keeps it in the report [PAY-60, PAY-62]', async () => {
    const gu = await server.as('gu');
    const shown = async (caller: TestCaller) =>
      (await caller.call('getBankAccount', {})).data.reference;
    const first = await shown(gu);
    expect(first).toMatch(/^R\d{10}$/);
    expect(await shown(gu)).toBe(first);
    expect(await shown(await server.as('tan'))).not.toBe(first);
    const send = async (reference: string) =>
      gu.call('postTopups', { body: { coins: 50, slip: await slipOf('gu'), reference } });
    const another = await send('R0000000001');
    expect([another.status, another.failure.code]).toEqual([409, 1416]);
    expect((await send('first')).status).toBe(422);
    // Two tabs showed the same reference: one top-up keeps it, the other tab gets an error.
    const tabs = await Promise.all([send(first), send(first)]);
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(tabs.find(({ status }) => status === 200)?.data.reference).toBe(first);
    const next = await shown(gu);
    expect(next).not.toBe(first);
    const unnamed = await Promise.all(
      [1, 2].map(async () =>
        gu.call('postTopups', { body: { coins: 50, slip: await slipOf('gu') } }),
      ),
    );
    expect(unnamed.map(({ status }) => status)).toEqual([200, 200]);
    expect(unnamed.map(({ data }) => data.reference)).toContain(next);
  });

  it('accepts an own image or PDF once, and nothing else [PAY-62]', async () => {
    const send = (slip: string) => member.call('postTopups', { body: { coins: 50, slip } });
    expect((await send(await slipOf('member', 'document', 'application/pdf'))).status).toBe(200);
    expect((await send(await slipOf('member', 'document', 'application/zip'))).failure.code).toBe(
      1304,
    );
    expect((await send(await slipOf('vip'))).failure.code).toBe(1305);
    expect((await send('/api/v1/files/nothing')).failure.code).toBe(1305);
    const used = await slipOf('member');
    await send(used);
    expect((await send(used)).failure.code).toBe(1305);
  });

  it('refuses amounts out of bounds or with fractions of a cent', async () => {
    const slip = await slipOf('member');
    for (const coins of [0, -5, 9.99, 100_000.01, 10.001, Number.NaN]) {
      expect((await member.call('postTopups', { body: { coins, slip } })).status).toBe(422);
    }
  });

  it('reports once for the same key', async () => {
    const body = { coins: 20, slip: await slipOf('member') };
    const options = { idempotencyKey: 'one-report-of-a-slip' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.call('postTopups', { body }, options)),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });
});

describe('deciding', () => {
  it('credits coins and gift of a confirmed transfer once, and notifies the payer [PAY-61, OPS-03]', async () => {
    const vip = await server.as('vip');
    const { id, reference } = await report(vip, 'vip', 120);
    const { name, sc_name, tc_name, en_name } = (await vip.call('getUsersMe', {})).data;
    const names = { name, sc_name, tc_name, en_name };
    expect(sc_name).not.toBe(en_name);
    const waiting = await staff.call('getStaffTopups', { query: { per_page: 100 } });
    expect(waiting.data.find((row) => row.id === id)).toMatchObject({
      user: { id: ids.vip, ...names },
      coins: 120,
      state: 'pending',
    });
    expect((await decide(staff, id)).data).toMatchObject({
      user: { id: ids.vip, ...names },
      state: 'confirmed',
      gift: 5,
    });
    expect((await decide(staff, id)).failure.code).toBe(1411);
    expect(await balance('vip')).toEqual({ coin: 12_000, gift: 500 });
    const [confirmed] = (await vip.call('getTopups', {})).data;
    expect(confirmed).toMatchObject({ id, state: 'confirmed', decided_at: TEST_START });
    await server.runJobs();
    const notices = await vip.call('getNotices', {}, { headers: { 'accept-language': 'en' } });
    expect(notices.data[0]).toMatchObject({ kind: 'topupConfirmed' });
    expect(notices.data[0]?.body).toContain('120.00');
    const mail = server.inbox.latest(demoEmail('vip'))?.text.replaceAll('\u00A0', ' ') ?? '';
    for (const fact of [
      '金额：120.00 币（约 ¥816.00）',
      '赠送余额：5.00 币',
      `附言编号：${reference}`,
      '申报时间：北京时间 2026 年 11 月 20 日 10:00',
      '到账确认：北京时间 2026 年 11 月 20 日 10:00',
      '账号持有人：',
      `我的余额：${server.deps.config.publicOrigin}/personalCenter/virtualCoin`,
      '充值退款请联系客服。',
    ]) {
      expect(mail).toContain(fact);
    }
  });

  it('credits nothing for a rejected transfer and shows the reason [PAY-62]', async () => {
    const host = await server.as('host');
    const { id } = await report(host, 'host', 300);
    const rejection = { decision: 'reject', reason: 'No such transfer arrived' };
    expect((await decide(staff, id, rejection)).data.state).toBe('rejected');
    expect((await decide(staff, id)).failure.code).toBe(1411);
    expect(await balance('host')).toEqual({ coin: 0, gift: 0 });
    expect((await host.call('getTopups', {})).data[0]?.reason).toBe('No such transfer arrived');
    await server.runJobs();
    const { text = '' } = server.inbox.latest(demoEmail('host')) ?? {};
    expect(text).toMatch(/No such transfer arrived\.\n\n.*300\.00.*¥2,040\.00/);
  });

  it('confirms only one top-up by one bank transfer [PAY-62]', async () => {
    const first = await report(member, 'member', 10);
    const second = await report(member, 'member', 10);
    const same = { decision: 'confirm', bank_reference: 'BANK-TWICE' };
    expect((await decide(staff, first.id, same)).status).toBe(200);
    const refused = await decide(staff, second.id, same);
    expect([refused.status, refused.failure.code]).toEqual([409, 1414]);
  });

  it.each([
    ['case', 'same-%'],
    ['spaces', ' SA ME - % '],
    ['width', 'ＳＡＭＥ－%'],
    ['kinds of hyphens', 'SAME\u2011%'],
    ['invisible marks', '\u202ASA\u200BME-\u00AD%\u202C'],
  ])('refuses a bank reference that differs from a used one by %s [PAY-62]', async (kind, form) => {
    const first = await report(member, 'member', 10);
    const second = await report(member, 'member', 10);
    const confirm = (id: number, reference: string) =>
      decide(staff, id, { decision: 'confirm', bank_reference: reference });
    const digits = String(kind.length);
    expect((await confirm(first.id, `SAME-${digits}`)).status).toBe(200);
    const before = await balance('member');
    const refused = await confirm(second.id, form.replace('%', digits));
    expect([refused.status, refused.failure.code]).toEqual([409, 1414]);
    expect(await balance('member')).toEqual(before);
    expect((await confirm(second.id, `SAME-${digits}-B`)).status).toBe(200);
  });

  it('confirms one of two top-ups when spellings of one reference race [PAY-62]', async () => {
    const reports = await Promise.all([1, 2, 3].map(() => report(member, 'member', 10)));
    const before = await balance('member');
    const spellings = ['RACE-1', 'race-1', 'ｒace－1'];
    const answers = await Promise.all(
      reports.map(({ id }, at) =>
        decide(staff, id, { decision: 'confirm', bank_reference: spellings[at] ?? '' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await balance('member'))?.coin).toBe((before?.coin ?? 0) + 1000);
  });

  it('refuses a bank reference without visible characters [PAY-62]', async () => {
    const { id } = await report(member, 'member', 10);
    const blank = { decision: 'confirm', bank_reference: '\u200B \u202E' };
    expect((await decide(staff, id, blank)).status).toBe(422);
  });

  it('decides once for concurrent decisions of staff', async () => {
    const { id } = await report(member, 'member', 10);
    const before = await balance('member');
    const answers = await Promise.all([decide(staff, id), decide(staff, id), decide(staff, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balance('member')).toEqual({
      coin: (before?.coin ?? 0) + 1000,
      gift: before?.gift,
    });
  });

  it('lets only staff for payments decide, and never on their own top-up', async () => {
    const { id } = await report(member, 'member', 10);
    expect((await decide(member, id)).status).toBe(403);
    expect((await decide(server.caller(), id)).status).toBe(401);
    expect((await member.call('getStaffTopups', {})).status).toBe(403);
    expect((await decide(staff, 999_999)).failure.code).toBe(1410);
    expect((await decide(staff, id, { decision: 'confirm' })).status).toBe(422);
    const own = await report(staff, 'staff', 10);
    expect((await decide(staff, own.id)).status).toBe(403);
  });
});
