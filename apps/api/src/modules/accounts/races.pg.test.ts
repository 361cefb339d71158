import { AGREEMENT_VERSION } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PAYMENT_PASSWORD, demoEmail, demoPeopleIds } from '#demo/people.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { redeemCode } from './codes.ts';
import { checkPaymentPassword } from './index.ts';
import { identities } from './tables.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  await loadPeople(server.deps);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const together = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

/** Counts each outcome: `right`, or the error name. */
async function outcomes(count: number, work: () => Promise<unknown>) {
  const names = await together(count, async () => {
    try {
      await work();
      return 'right';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.error;
    }
  });
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

async function newCode(email: string, purpose: 'login' | 'signup'): Promise<string> {
  const caller = server.caller();
  const answer = await caller.call('postUsersCode', { body: { purpose, account: { email } } });
  expect(answer.status).toBe(200);
  await server.runJobs();
  return /\d{6}/.exec(server.inbox.latest(email)?.text ?? '')?.[0] ?? 'no code';
}

it('accepts one of 20 concurrent uses of the right code [AUTH-10]', async () => {
  const email = demoEmail('sun');
  const code = await newCode(email, 'login');
  const use = () => redeemCode(server.deps, 'login', `email:${email}`, code);
  expect(await outcomes(20, use)).toEqual({ right: 1, codeExpired: 19 });
});

it('checks only five of 30 concurrent wrong codes [AUTH-09]', async () => {
  const email = demoEmail('brandt');
  const code = await newCode(email, 'login');
  const wrong = code === '111111' ? '222222' : '111111';
  const use = (given: string) => redeemCode(server.deps, 'login', `email:${email}`, given);
  expect(await outcomes(30, () => use(wrong))).toEqual({ codeWrong: 5, codeExpired: 25 });
  expect(await outcomes(1, () => use(code))).toEqual({ codeExpired: 1 });
});

it('issues one code for ten concurrent requests [AUTH-10]', async () => {
  const email = demoEmail('okafor');
  const answers = await together(10, () =>
    server.caller().call('postUsersCode', { body: { purpose: 'login', account: { email } } }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await server.runJobs();
  expect(server.inbox.messages(email)).toHaveLength(1);
});

it('accepts one of ten concurrent sign-ups of one address [AUTH-11]', async () => {
  const email = 'race@quill.example';
  const code = await newCode(email, 'signup');
  const body = {
    account: { email },
    code,
    password: 'Plover91x',
    agreement_version: AGREEMENT_VERSION,
    profile: { name: 'Ada Quill', work_email: email, company_name: 'Quill' },
  };
  const answers = await together(10, () => server.caller().call('postUsersSignup', { body }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await server.db.$count(identities, eq(identities.subject, email))).toBe(1);
});

it('checks only five of 20 concurrent wrong payment passwords [AUTH-18]', async () => {
  const { vip, member } = await demoPeopleIds(server.db);
  const wrong = () => checkPaymentPassword(server.deps, vip, '000001');
  expect(await outcomes(20, wrong)).toEqual({
    paymentPasswordWrong: 4,
    paymentPasswordLocked: 16,
  });
  const right = () => checkPaymentPassword(server.deps, member, DEMO_PAYMENT_PASSWORD);
  expect(await outcomes(3, right)).toEqual({ right: 3 });
});
