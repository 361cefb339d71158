import { AGREEMENT_VERSION } from '@rostra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
  await loadPeople(server.deps);
});
afterAll(() => server.close());

function logIn(person: DemoPersonKey | 'nobody', password: string) {
  const email = person === 'nobody' ? 'nobody@demo.rostra.test' : demoEmail(person);
  return server.caller().call(
    'postUsersLogin',
    {
      body: {
        method: 'password',
        account: { email },
        password,
        agreement_version: AGREEMENT_VERSION,
      },
    },
    { headers: { 'accept-language': 'en' } },
  );
}

async function codesOf(count: number, person: DemoPersonKey | 'nobody', password: string) {
  const codes: number[] = [];
  for (let index = 0; index < count; index += 1) {
    codes.push((await logIn(person, password)).failure.code);
  }
  return codes;
}

it.each(['member', 'nobody'] as const)(
  'refuses the tenth wrong try at an account as too frequent (%s) [AUTH-05, ERR-14]',
  async (person) => {
    expect(await codesOf(9, person, 'Wrong1234')).toEqual(Array.from({ length: 9 }, () => 1101));
    const tenth = await logIn(person, 'Wrong1234');
    expect(tenth.status).toBe(429);
    expect(tenth.failure.msg).toBe('Your operations are too frequent, take a break~');
    expect(Number(tenth.headers.get('retry-after'))).toBe(900);
  },
);

it('refuses the right password during the lock, and accepts it afterwards [AUTH-05]', async () => {
  const start = server.clock.now();
  await codesOf(9, 'expert', 'Wrong1234');
  expect((await logIn('expert', DEMO_PASSWORD)).failure.code).toBe(1003);
  server.clock.advance(15 * 60_000);
  expect((await logIn('expert', DEMO_PASSWORD)).status).toBe(200);
  server.clock.set(start);
});

it('clears earlier wrong tries after a successful login [AUTH-05]', async () => {
  await codesOf(8, 'host', 'Wrong1234');
  expect((await logIn('host', DEMO_PASSWORD)).status).toBe(200);
  expect(await codesOf(2, 'host', 'Wrong1234')).toEqual([1101, 1101]);
});

it('refuses too many codes for one person [ERR-14]', async () => {
  const start = server.clock.now();
  const ask = () =>
    server.caller().call('postUsersCode', {
      body: { purpose: 'login', account: { email: demoEmail('poor') } },
    });
  for (let index = 0; index < 10; index += 1) {
    expect((await ask()).status).toBe(200);
    server.clock.advance(60_000);
  }
  expect((await ask()).failure.code).toBe(1003);
  server.clock.set(start);
});
