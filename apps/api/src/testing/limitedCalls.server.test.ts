import { AGREEMENT_VERSION, routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PASSWORD, demoEmail, demoPeopleIds } from '#demo/people.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

let server: TestServer;
let articleId: number;

beforeAll(async () => {
  // Even the first use is above the limit.
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '0.0001' } });
  await loadPeople(server.deps);
  const { sun } = await demoPeopleIds(server.db);
  articleId = (
    await sellArticle(server.deps, sun, {
      isFree: true,
      currentPriceCents: null,
      ppvAllowed: false,
    })
  ).en;
});
afterAll(() => server.close());

const stranger = { email: 'stranger@rostra.test' };
const agreement = { agreement_version: AGREEMENT_VERSION };

/** Input of each limited call outside of the rooms, good enough to reach its limit. */
const inputs = (): Readonly<Partial<Record<RouteName, object>>> => ({
  postUsersCode: { body: { purpose: 'signup', account: stranger } },
  postUsersLogin: {
    body: {
      method: 'password',
      account: { email: demoEmail('member') },
      password: DEMO_PASSWORD,
      ...agreement,
    },
  },
  postUsersSignup: {
    body: {
      account: stranger,
      code: '123456',
      password: 'Orchard7Lamp',
      profile: { name: 'Lin Zhao', work_email: 'lin@rostra.test', company_name: 'Rostra' },
      ...agreement,
    },
  },
  putPaymentPassword: { body: { payment_password: '730518', password: DEMO_PASSWORD } },
  postClientErrors: { body: { message: 'x', path: '/search', version: '1' } },
  postUploadToken: { body: { kind: 'image', name: 'a.png', size: 9, content_type: 'image/png' } },
  postArticleComment: { params: { id: articleId }, body: { body: 'A remark.' } },
  postRegistration: { params: { id: 1 }, body: { slot_ids: [] } },
  postTopups: { body: { coins: 100, slip: '/api/v1/files/x' } },
  postAppointment: {
    body: { appointment_type: 'one_to_one', contact_type: 'email', contact: 'lin@rostra.test' },
  },
});

it('describes as limited every call outside of the rooms that has a limit, and refuses it', async () => {
  const limited = (Object.entries(routes) as [RouteName, Route][])
    .filter(([, { path, isLimited }]) => isLimited === true && !path.startsWith('/agoras/'))
    .map(([name]) => name)
    // Limited by wrong payment passwords only.
    .filter((name) => name !== 'postOrders');
  expect(limited.toSorted()).toEqual(Object.keys(inputs()).toSorted());

  const member = await server.as('member');
  for (const [name, input] of Object.entries(inputs()) as [RouteName, Record<string, never>][]) {
    const { status, headers } = await member.call(name, input);
    expect([name, status, Number(headers.get('retry-after')) > 0]).toEqual([name, 429, true]);
  }
});
