import { DEMO_PAYMENT_PASSWORD, demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { startSession } from '#modules/accounts/index.ts';
import { users } from '#modules/accounts/tables.ts';
import { balancesOf } from '#modules/ledger/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { sessionCookieName } from '#platform/security/sessionCookie.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer, TestServerOptions } from '#testing/startTestServer.ts';
import { TestCaller } from '#testing/TestCaller.ts';
import type { RequestOptions } from '#testing/TestCaller.ts';

/** The common setup of registration tests: a server with people, three of them logged in. */
export interface RegistrationTest {
  server: TestServer;
  ids: Record<DemoPersonKey, number>;
  member: TestCaller;
  certified: TestCaller;
  staff: TestCaller;
  /** Returns the balance of a person in cents. */
  coins: (key: DemoPersonKey) => Promise<{ coin: number; gift: number }>;
}

/** Requests answers in English. */
export const english = { headers: { 'accept-language': 'en' } };

export async function startRegistrationTest(
  options: TestServerOptions = {},
): Promise<RegistrationTest> {
  const server = await startTestServer(options);
  await loadPeople(server.deps);
  const ids = await demoPeopleIds(server.db);
  return {
    server,
    ids,
    member: await server.as('member'),
    certified: await server.as('certified'),
    staff: await server.as('staff'),
    async coins(key) {
      const owner = { type: 'User' as const, id: ids[key] };
      return (await balancesOf(server.db, [owner])).get(`User:${owner.id}`) ?? { coin: 0, gift: 0 };
    },
  };
}

/** Registers as the site does. */
export const register = (
  caller: TestCaller,
  id: number,
  slotIds: number[] = [],
  options: RequestOptions = english,
) => caller.call('postRegistration', { params: { id }, body: { slot_ids: slotIds } }, options);

/** Pays for a meeting, with balance by default. */
export const pay = (caller: TestCaller, id: number, more: object = {}) =>
  caller.call('postOrders', {
    body: {
      goods_type: 'Agora::Live',
      goods_id: id,
      paid_with: 'balance',
      payment_password: DEMO_PAYMENT_PASSWORD,
      ...more,
    },
  });

/** Returns an event and its first meeting, as the caller sees them. */
export async function meetingOf(caller: TestCaller, eventId: number) {
  const { data } = await caller.call('getEvent', { params: { id: eventId } });
  const [meeting] = data.meetings;
  if (meeting === undefined) throw new Error('The event has no meeting.');
  return { event: data, meeting };
}

/** Creates the given number of new users and logs them in. */
export async function crowdOf(
  { url, deps }: TestServer,
  count: number,
): Promise<{ userId: number; caller: TestCaller }[]> {
  const device = { ip: '127.0.0.1', headers: { 'user-agent': 'test' } };
  return inTransaction(deps, async (tx) => {
    const createdAt = deps.clock.now();
    const people = Array.from({ length: count }, (_, at) => ({ name: `Crowd ${at}`, createdAt }));
    const made = await tx.insert(users).values(people).returning({ id: users.id });
    const crowd: { userId: number; caller: TestCaller }[] = [];
    for (const { id } of made) {
      const { token } = await startSession(tx, deps, id, device);
      const caller = new TestCaller(url);
      caller.setCookie(sessionCookieName(deps.config), token);
      crowd.push({ userId: id, caller });
    }
    return crowd;
  });
}
