import { staffRoutes } from '@rostra/contract/staff';
import * as english from '@rostra/i18n/web/en/consoles';
import { expect, it, onTestFinished, vi } from 'vitest';
import { consoleLanguage } from './ConsoleLanguage.ts';
import type { CallTable } from './consoleClient.ts';
import { consoleServices } from './ConsoleServices.ts';
import { followConsoleSession } from './consoleActs.ts';

const ORIGIN = 'https://rostra.test';
const answers = {
  rows: { ret: true, data: [], meta: { page: 1, per_page: 20, total: 0, total_pages: 0 } },
  noSession: { ret: false, code: 10_001, msg: 'Log in to continue.', data: null },
  forbidden: { ret: false, code: 10_003, msg: 'Not allowed.', data: null },
  otherUser: { ret: true, data: { id: 8 } },
};

/** Makes the services of a console whose server answers this. */
function servicesWith(status: number, answer: object, calls: CallTable = staffRoutes) {
  vi.stubGlobal('location', {
    origin: ORIGIN,
    pathname: '/staff/queue',
    search: '?page=2',
    hash: '',
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const sent: Request[] = [];
  const leave = vi.fn();
  const services = consoleServices({
    area: 'staff',
    page: {
      look: { locale: 'en', script: 'en', theme: 'base', scheme: null, trend: null },
      user: { id: 7 } as never,
      brand: 'Rostra',
      origin: 'https://elsewhere.test',
      version: '12',
    },
    language: consoleLanguage('en', english),
    calls,
    leave,
    fetch: (async (request: Request) => {
      sent.push(request);
      return Response.json(answer, { status });
    }) as typeof fetch,
  });
  return { services, sent, leave };
}

it('makes staff calls with the build and the language', async () => {
  const { services, sent, leave } = servicesWith(200, answers.rows);
  expect((await services.client.call('getStaffReviews', { query: {} })).data).toEqual([]);
  const [request] = sent;
  expect(request?.url).toMatch(`${ORIGIN}/api/v1/staff/reviews`);
  expect(request?.headers.get('x-web-version')).toBe('12');
  expect(request?.headers.get('accept-language')).toBe('en');
  expect(leave).not.toHaveBeenCalled();
});

it('leads to login and back when a call finds no session', async () => {
  const { services, leave } = servicesWith(401, answers.noSession);
  await expect(services.client.call('getStaffReviews', { query: {} })).rejects.toMatchObject({
    status: 401,
  });
  expect(leave.mock.calls).toEqual([
    [`/login?redirect=${encodeURIComponent('/staff/queue?page=2')}`],
  ]);
});

it('stays when a call is refused for another reason', async () => {
  const { services, leave } = servicesWith(403, answers.forbidden);
  await expect(services.client.call('getStaffReviews', { query: {} })).rejects.toMatchObject({
    status: 403,
  });
  expect(leave).not.toHaveBeenCalled();
});

it('knows no staff call in a console without them', async () => {
  const { services, sent } = servicesWith(200, answers.rows, {});
  await expect(services.client.call('getStaffReviews', { query: {} })).rejects.toThrow(
    'getStaffReviews',
  );
  expect(sent).toEqual([]);
});

it.each([
  ['leads to login', 401, answers.noSession, '/login?redirect=%2Fstaff%2Fqueue%3Fpage%3D2'],
  ['loads the page again for another user', 200, answers.otherUser, '/staff/queue?page=2'],
])('%s after news from another tab', async (_act, status, answer, to) => {
  const { services, leave } = servicesWith(status, answer);
  await followConsoleSession(services);
  expect(leave.mock.calls).toEqual([[to]]);
});
