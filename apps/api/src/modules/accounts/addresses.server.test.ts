import { AGREEMENT_VERSION } from '@rostra/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { sessions } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
  await loadPeople(server.deps);
});
afterAll(() => server.close());

/** Logs in through a proxy that wrote the header. */
const logIn = (person: DemoPersonKey, password: string, forwardedFor: string) =>
  server.caller().call(
    'postUsersLogin',
    {
      body: {
        method: 'password',
        account: { email: demoEmail(person) },
        password,
        agreement_version: AGREEMENT_VERSION,
      },
    },
    { headers: { 'x-forwarded-for': forwardedFor } },
  );

it.each([
  ['ports of one client', 'member', (index: number) => `203.0.113.7:${40_000 + index}`],
  ['addresses of one IPv6 network', 'vip', (index: number) => `2001:db8:1:2::${index + 1}`],
  [
    'values before the proxy’s own',
    'expert',
    (index: number) => `198.51.100.${index}, 203.0.113.9`,
  ],
] as const)(
  'counts wrong tries from all %s together [AUTH-05, ERR-14]',
  async (_, person, addressOf) => {
    const codes: number[] = [];
    for (let index = 0; index < 10; index += 1)
      codes.push((await logIn(person, 'Wrong1234', addressOf(index))).failure.code);
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 1101), 1003]);
  },
);

it.each([
  ['203.0.113.20:50000', '203.0.113.20'],
  ['::ffff:203.0.113.21', '203.0.113.21'],
  ['10.0.0.1, [2001:db8:9::7]:50000', '2001:db8:9::7'],
])('stores the bare address of a login from %s', async (forwardedFor, address) => {
  expect((await logIn('host', DEMO_PASSWORD, forwardedFor)).status).toBe(200);
  const [latest] = await server.db.select().from(sessions).orderBy(desc(sessions.id)).limit(1);
  expect(latest?.ip).toBe(address);
});
