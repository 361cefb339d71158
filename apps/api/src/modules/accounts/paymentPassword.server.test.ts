import { AGREEMENT_VERSION } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/AppError.ts';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, demoEmail, demoPeopleIds } from '#demo/people.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { checkPaymentPassword } from './index.ts';
import { credentials } from './tables.ts';

let server: TestServer;
let ids: Awaited<ReturnType<typeof demoPeopleIds>>;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
});
afterAll(() => server.close());

/** Returns `right`, or the error's name and number. */
async function check(userId: number, given: string): Promise<string> {
  try {
    await checkPaymentPassword(server.deps, userId, given);
    return 'right';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.error, ...Object.values(error.params)].join(' ');
  }
}

describe('setting the payment password', () => {
  it('accepts the login password as confirmation [AUTH-18]', async () => {
    const caller = await server.as('member');
    const put = (payment_password: string, password: string) =>
      caller.call('putPaymentPassword', { body: { payment_password, password } });
    expect((await put('135790', 'Wrong1234')).failure.code).toBe(1101);
    expect(await check(ids.member, DEMO_PAYMENT_PASSWORD)).toBe('right');
    expect((await put('１３５７９０', DEMO_PASSWORD)).data).toEqual({ has_payment_password: true });
    expect(await check(ids.member, '135790')).toBe('right');
    await server.runJobs();
    expect(server.inbox.latest(demoEmail('member'))?.subject).toBe('支付密码已修改');
    expect(server.inbox.latest('+8613900000001')?.text).toMatch(/^【Rostra 讲坛】您的支付密码/);
  });

  it('distinguishes a first password from a changed one in the notice [AUTH-18]', async () => {
    const caller = await server.as('host');
    await server.db
      .delete(credentials)
      .where(and(eq(credentials.userId, ids.host), eq(credentials.kind, 'payment')));
    for (const payment_password of ['135790', '808017']) {
      await caller.call('putPaymentPassword', {
        body: { payment_password, password: DEMO_PASSWORD },
      });
    }
    const { data } = await caller.call('getNotices', {});
    expect(data.map(({ kind }) => kind)).toEqual(['paymentPassword', 'paymentPasswordSet']);
  });

  it('accepts a code sent to an address of the account as confirmation [AUTH-18]', async () => {
    const caller = await server.as('vip');
    const requested = await caller.call('postUsersCode', { body: { purpose: 'payment_password' } });
    expect(requested.status).toBe(200);
    await server.runJobs();
    const text = server.inbox.latest(demoEmail('vip'))?.text ?? '';
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    const answer = await caller.call('putPaymentPassword', {
      body: { payment_password: '808017', code },
    });
    expect(answer.data).toEqual({ has_payment_password: true });
    const again = await caller.call('putPaymentPassword', {
      body: { payment_password: '808018', code },
    });
    expect(again.failure.code).toBe(1103);
    expect(await check(ids.vip, '808017')).toBe('right');
  });

  it('sends a payment password code only to the user’s own address [AUTH-18]', async () => {
    const visitor = await server
      .caller()
      .call('postUsersCode', { body: { purpose: 'payment_password' } });
    expect(visitor.status).toBe(401);
    const caller = await server.as('poor');
    await caller.call('postUsersCode', {
      body: { purpose: 'payment_password', account: { email: 'thief@quill.example' } },
    });
    await server.runJobs();
    expect(server.inbox.latest('thief@quill.example')).toBeUndefined();
    expect(server.inbox.latest(demoEmail('poor'))?.text).toMatch(/\d{6}/);
  });

  it('refuses weak patterns, other forms and missing confirmation [AUTH-17, AUTH-18]', async () => {
    const caller = await server.as('host');
    const before = await server.db.select().from(credentials);
    const put = async (body: object) =>
      (await caller.call('putPaymentPassword', { body } as never)).failure.code;
    const password = DEMO_PASSWORD;
    expect(await put({ payment_password: '111111', password })).toBe(1110);
    expect(await put({ payment_password: '123456', password })).toBe(1110);
    expect(await put({ payment_password: '112233', password })).toBe(1110);
    expect(await put({ payment_password: '12345', password })).toBe(1001);
    expect(await put({ payment_password: '1234567', password })).toBe(1001);
    expect(await put({ payment_password: '12a456', password })).toBe(1001);
    expect(await put({ payment_password: '135790' })).toBe(1001);
    expect(await server.db.select().from(credentials)).toEqual(before);
    const visitor = await server.caller().call('putPaymentPassword', {
      body: { payment_password: '135790', password },
    });
    expect(visitor.status).toBe(401);
  });
});

describe('checking the payment password', () => {
  it('locks for 30 minutes after the fifth wrong try; a right one resets the count [AUTH-18]', async () => {
    const start = server.clock.now();
    const user = ids.certified;
    expect(await check(user, '000001')).toBe('paymentPasswordWrong 4');
    expect(await check(user, DEMO_PAYMENT_PASSWORD)).toBe('right');
    for (const left of [4, 3, 2, 1]) {
      expect(await check(user, '000001')).toBe(`paymentPasswordWrong ${left}`);
    }
    expect(await check(user, '000001')).toBe('paymentPasswordLocked 30');
    expect(await check(user, DEMO_PAYMENT_PASSWORD)).toBe('paymentPasswordLocked 30');
    server.clock.advance(29 * 60_000 + 1000);
    expect(await check(user, DEMO_PAYMENT_PASSWORD)).toBe('paymentPasswordLocked 1');
    server.clock.advance(59_000);
    expect(await check(user, '000001')).toBe('paymentPasswordWrong 4');
    expect(await check(user, DEMO_PAYMENT_PASSWORD)).toBe('right');
    server.clock.set(start);
  });

  it('checks only five of 20 concurrent wrong tries, and leaves the login open', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(ids.staff, '000001')));
    expect(answers.filter((answer) => answer.startsWith('paymentPasswordWrong'))).toHaveLength(4);
    const login = await server.caller().call('postUsersLogin', {
      body: {
        method: 'password',
        account: { email: demoEmail('staff') },
        password: DEMO_PASSWORD,
        agreement_version: AGREEMENT_VERSION,
      },
    });
    expect(login.status).toBe(200);
  });

  it('reports a missing payment password', async () => {
    expect(await check(999_999, '000001')).toBe('paymentPasswordMissing');
  });
});
