import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { notify } from './index.ts';

let server: TestServer;
let ids: Awaited<ReturnType<typeof demoPeopleIds>>;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
  await inTransaction(server.deps, async (tx) => {
    const at = server.deps.clock.now();
    await notify(tx, server.deps, {
      at: new Date(at.getTime() - 12 * 86_400_000),
      userId: ids.member,
      kind: 'topupConfirmed',
      values: { coins: { cents: 10_000 } },
      link: '/recharge',
    });
    const values = { title: '储能展望' };
    await notify(tx, server.deps, { at, userId: ids.member, kind: 'articlePassed', values });
    await notify(tx, server.deps, { at, userId: ids.vip, kind: 'welcome' });
  });
});
afterAll(() => server.close());

const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });

it('lists the user’s own notices, newest first by event time, in the reader’s language [FND-53]', async () => {
  const caller = await server.as('member');
  const english = await caller.call('getNotices', {}, inLanguage('en'));
  expect(english.data).toMatchObject([
    { kind: 'articlePassed', body: '“储能展望” has been published.', link: null, read_at: null },
    {
      kind: 'topupConfirmed',
      body: '100.00\u00a0coins have been added to your balance.',
      link: '/recharge',
    },
  ]);
  expect(english.meta.total).toBe(2);
  const [newest, older] = english.data.map(({ created_at: at }) => Date.parse(at));
  expect((newest ?? 0) - (older ?? 0)).toBe(12 * 86_400_000);
  const chinese = await caller.call('getNotices', {}, inLanguage('zh-CN'));
  expect(chinese.data[1]).toMatchObject({ title: '充值已到账' });
  expect(chinese.data[1]?.body).toContain('100.00\u00a0币');
  const page = await caller.call('getNotices', { query: { page: 2, per_page: 1 } });
  expect(page.data.map(({ kind }) => kind)).toEqual(['topupConfirmed']);
});

it('counts unread notices and marks one or all as read, never another user’s [FND-53]', async () => {
  const caller = await server.as('member');
  const other = await server.as('vip');
  const [newest] = (await caller.call('getNotices', {})).data;
  const id = newest?.id ?? 0;
  expect((await other.call('postNoticesRead', { body: { ids: [id] } })).data).toEqual({
    unread: 1,
  });
  expect((await caller.call('getNoticesUnreadCount', {})).data).toEqual({ unread: 2 });
  expect((await caller.call('postNoticesRead', { body: { ids: [id] } })).data).toEqual({
    unread: 1,
  });
  const unread = await caller.call('getNotices', { query: { unread: '1' } });
  expect(unread.data.map(({ kind }) => kind)).toEqual(['topupConfirmed']);
  expect((await caller.call('postNoticesRead', { body: {} })).data).toEqual({ unread: 0 });
  expect((await other.call('getNoticesUnreadCount', {})).data).toEqual({ unread: 1 });
});

it('refuses visitors and bad input [FND-53]', async () => {
  const visitor = server.caller();
  expect((await visitor.call('getNotices', {})).status).toBe(401);
  expect((await visitor.call('getNoticesUnreadCount', {})).status).toBe(401);
  expect((await visitor.call('postNoticesRead', { body: {} })).status).toBe(401);
  const caller = await server.as('vip');
  const bad = await caller.call('postNoticesRead', { body: { ids: [] } });
  expect(bad.status).toBe(422);
  expect((await caller.call('getNoticesUnreadCount', {})).data).toEqual({ unread: 1 });
});

it('turns a group off and on again; account notices always come [FND-53]', async () => {
  const caller = await server.as('certified');
  const write = (kind: 'orderPaid' | 'passwordReset') =>
    inTransaction(server.deps, (tx) =>
      notify(tx, server.deps, {
        at: server.deps.clock.now(),
        userId: ids.certified,
        kind,
        values: { title: 'Etch tools' },
      }),
    );
  const kinds = async () => (await caller.call('getNotices', {})).data.map(({ kind }) => kind);
  const first = await caller.call('getNoticesSettings', {});
  expect(first.data).toContainEqual({ group: 'payments', is_on: true });
  expect(first.data.every(({ is_on: isOn }) => isOn)).toBe(true);

  const off = { body: { group: 'payments' as const, is_on: false } };
  await caller.call('putNoticesSettings', off);
  const { data } = await caller.call('putNoticesSettings', off);
  expect(data.filter(({ is_on: isOn }) => !isOn)).toEqual([{ group: 'payments', is_on: false }]);
  await write('orderPaid');
  await write('passwordReset');
  expect(await kinds()).toEqual(['passwordReset']);
  expect((await (await server.as('vip')).call('getNoticesSettings', {})).data).toEqual(first.data);

  await caller.call('putNoticesSettings', { body: { group: 'payments', is_on: true } });
  expect((await caller.call('getNoticesSettings', {})).data).toEqual(first.data);
  await write('orderPaid');
  expect(await kinds()).toEqual(['orderPaid', 'passwordReset']);
});

it('keeps settings for users only, and refuses unknown groups [FND-53]', async () => {
  const body = { group: 'payments' as const, is_on: false };
  expect((await server.caller().call('getNoticesSettings', {})).status).toBe(401);
  expect((await server.caller().call('putNoticesSettings', { body })).status).toBe(401);
  const caller = await server.as('vip');
  const unknown = { ...body, group: 'welcome' as 'payments' };
  expect((await caller.call('putNoticesSettings', { body: unknown })).status).toBe(422);
});
