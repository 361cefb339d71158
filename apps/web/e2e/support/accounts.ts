import { AGREEMENT_VERSION } from '@rostra/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Rostra2026';
/** The payment password of those who have money. */
export const DEMO_PAYMENT_PASSWORD = '246810';

export type DemoName =
  | 'member'
  | 'vip'
  | 'certified'
  | 'expert'
  | 'host'
  | 'staff'
  | 'poor'
  // Who speaks and writes; their passwords are the same.
  | 'sun'
  | 'brandt'
  | 'okafor'
  | 'zhou'
  | 'tan'
  | 'marsh'
  | 'gu'
  | 'varga';

export const demoEmail = (name: DemoName): string => `${name}@demo.rostra.test`;

/** The origin that unsafe calls must carry. */
const originOf = (baseURL: string | undefined): Record<string, string> => ({
  Origin: baseURL ?? '',
});

let made = 0;

/** An address that no other test uses. */
export const freshEmail = (): string => {
  made += 1;
  return `e2e-${process.pid}-${Date.now().toString(36)}-${made}@example.test`;
};

/** Signs up a new account by the API, with the code from the inbox; the page's browser is logged in. */
export async function signUpByApi(page: Page, baseURL: string | undefined): Promise<string> {
  const email = freshEmail();
  const { request } = page.context();
  const headers = originOf(baseURL);
  const sent = await request.post('/api/v1/users/codes', {
    headers,
    data: { purpose: 'signup', account: { email } },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const answer = await request.post('/api/v1/users/signup', {
    headers,
    data: {
      account: { email },
      code: await readCode(request, email),
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
      profile: { name: 'Mara Lindqvist', work_email: email, company_name: 'Tidewater Foods' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

/** The newest six-digit code that came for an address or number. */
export async function readCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/inbox.json');
      const text = await answer.text();
      code = newestCode(JSON.parse(text), to);
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code ?? '';
}

/** Looks through the inbox whatever its shape: the newest entry for `to` that holds a code. */
function newestCode(inbox: unknown, to: string): string | undefined {
  const entries = (
    Array.isArray(inbox) ? inbox : ((inbox as { messages?: unknown[] }).messages ?? [])
  )
    .map((entry) => JSON.stringify(entry))
    .filter((entry) => entry.includes(to));
  for (const entry of entries) {
    const code = /(?<!\d)\d{6}(?!\d)/.exec(entry.replaceAll(to, ''))?.[0];
    if (code !== undefined) return code;
  }
  return undefined;
}
