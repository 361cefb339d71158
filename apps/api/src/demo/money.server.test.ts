import { afterAll, beforeAll, expect, it } from 'vitest';
import { booksFaults, NO_FAULTS } from '#modules/orders/testMoney.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { loadPeople } from './loadPeople.ts';
import { loadMoney } from './money.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadMoney(server.deps);
  await loadMoney(server.deps);
});
afterAll(() => server.close());

it('loads every kind of balance and card once', async () => {
  const cardsOf = async (person: 'member' | 'vip' | 'certified' | 'poor') =>
    (await (await server.as(person)).call('getUsersCard', {})).data;
  expect(await cardsOf('member')).toMatchObject([
    { card_type: 'balance', balance: 506, gift: 40 },
    { card_type: 'ppv', balance: 5, uptime_days: 0, article: true },
  ]);
  expect(await cardsOf('poor')).toMatchObject([{ card_type: 'balance', balance: 0, gift: 0 }]);
  expect(await cardsOf('certified')).toMatchObject([
    { owner_type: 'User', card_type: 'balance' },
    { owner_type: 'Organization', card_type: 'balance', balance: 1000 },
    {
      card_type: 'ppv',
      ppv_available_at: new Date(Date.parse(TEST_START) + 3 * DAY).toISOString(),
    },
  ]);
  const vip = await server.as('vip');
  expect((await vip.call('getUsersMe', {})).data).toMatchObject({ has_vip: true, vip_level: 1 });
  const member = await server.as('member');
  const movements = (await member.call('getTransactions', {})).data.map(({ type }) => type);
  expect(movements).toEqual(['topup_gift', 'topup', 'ppv_pack', 'topup_gift', 'topup']);
  const staff = await server.as('staff');
  const waiting = await staff.call('getStaffTopups', {});
  expect(waiting.data).toMatchObject([{ coins: 200, gift: 5, state: 'pending' }]);
  expect(await booksFaults(server.deps)).toEqual(NO_FAULTS);
  await server.runJobs();
});
