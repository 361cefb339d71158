import { request as newRequest } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { AGREEMENT_VERSION, IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { callApi } from './callApi.ts';
import { expect } from './test.ts';
import type { Account } from './Account.ts';

export type { Account } from './Account.ts';

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'Rostra2026';
/** The payment password of accounts with money. */
export const DEMO_PAYMENT_PASSWORD = '246810';

export type DemoName =
  | 'member'
  | 'vip'
  | 'certified'
  | 'expert'
  | 'host'
  | 'staff'
  | 'poor'
  // Speakers and authors; they all have the same password.
  | 'sun'
  | 'brandt'
  | 'okafor'
  | 'zhou'
  | 'tan'
  | 'marsh'
  | 'gu'
  | 'varga';

export const demoEmail = (name: DemoName): string => `${name}@demo.rostra.test`;

let made = 0;

/** Returns an email address that no other test uses. */
export const freshEmail = (): string => {
  made += 1;
  return `e2e-${process.pid}-${Date.now().toString(36)}-${made}@example.test`;
};

/**
 * Signs up a new account over the API, which has acknowledged the IP notice and has no money. From
 * then on, `request` is logged in as it. `page.context().request` logs in the page's browser.
 */
export async function newAccount(
  request: APIRequestContext,
  baseURL: string | undefined,
  options: { name?: string; locale?: 'en' | 'zh-CN'; hasReadNotice?: boolean } = {},
): Promise<Account> {
  const { name = 'Mara Lindqvist', locale = 'en', hasReadNotice = true } = options;
  const email = freshEmail();
  await callApi(request, baseURL, 'POST', '/users/codes', {
    purpose: 'signup',
    account: { email },
  });
  const { user } = await callApi<{ user: { id: number } }>(
    request,
    baseURL,
    'POST',
    '/users/signup',
    {
      account: { email },
      code: await readCode(request, email),
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
      default_locale: locale,
      profile: { name, work_email: email, company_name: 'Tidewater Foods' },
    },
  );
  if (hasReadNotice) await acknowledgeIpr(request, baseURL);
  return { id: user.id, name, email };
}

/** Logs an account in over the API; `request` has its cookies from then on. */
export const logInByApi = (
  request: APIRequestContext,
  baseURL: string | undefined,
  email: string,
): Promise<unknown> =>
  callApi(request, baseURL, 'POST', '/users/login', {
    method: 'password',
    account: { email },
    password: DEMO_PASSWORD,
    agreement_version: AGREEMENT_VERSION,
  });

/** Acknowledges the IP notice for the logged-in user. */
export const acknowledgeIpr = (
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<unknown> =>
  callApi(request, baseURL, 'POST', '/users/ipr_version', { version: IPR_ANNOUNCEMENT_VERSION });

const staffs = new Map<string, Promise<APIRequestContext>>();

/** The platform's staff for decisions about accounts and money; logged in once per server. */
export function staffOf(baseURL = ''): Promise<APIRequestContext> {
  let staff = staffs.get(baseURL);
  if (staff === undefined) {
    staff = newRequest.newContext({ baseURL }).then(async (context) => {
      await logInByApi(context, baseURL, demoEmail('staff'));
      return context;
    });
    staffs.set(baseURL, staff);
  }
  return staff;
}

/** Returns the newest six-digit code sent to an address or number. */
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

/** Finds the code in the newest inbox entry for `to`, for any shape of inbox. */
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
