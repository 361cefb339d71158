import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { DEMO_PASSWORD, demoEmail } from './accounts.ts';
import { expect } from './test.ts';

const API = '/api/v1';

type Json = Record<string, unknown>;

/** The `data` of a call's answer; fails with the answer's text when the call was refused. */
export async function callApi<Data>(
  request: APIRequestContext,
  baseURL: string | undefined,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: Json,
): Promise<Data> {
  const answer = await request.fetch(API + path, {
    method,
    headers: { Origin: baseURL ?? '', 'Idempotency-Key': randomUUID() },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** A small real picture: a piece of the page. */
export const pictureOf = (page: Page): Promise<Buffer> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });

/** Staff confirm a reported transfer by its reference, over the API (PAY-62). */
export async function confirmTopup(
  page: Page,
  baseURL: string | undefined,
  reference: string,
): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const staff = context.request;
  await callApi(staff, baseURL, 'POST', '/users/login', {
    method: 'password',
    account: { email: demoEmail('staff') },
    password: DEMO_PASSWORD,
    agreement_version: AGREEMENT_VERSION,
  });
  const waiting = await callApi<{ id: number; reference: string }[]>(
    staff,
    baseURL,
    'GET',
    '/staff/topups?state=pending&per_page=100',
  );
  const topup = waiting.find((each) => each.reference === reference);
  await callApi(staff, baseURL, 'POST', `/staff/topups/${topup?.id ?? 0}/decision`, {
    decision: 'confirm',
    bank_reference: randomUUID(),
  });
  await context.close();
}

/** Coins for the user logged in, by a transfer that staff confirm; everything over the API. */
export async function giveCoins(
  page: Page,
  baseURL: string | undefined,
  coins: number,
): Promise<void> {
  const { request } = page.context();
  const picture = await pictureOf(page);
  const token = await callApi<{ upload_url: string; file_url: string }>(
    request,
    baseURL,
    'POST',
    '/uploads/token',
    { kind: 'image', name: 'slip.png', size: picture.length, content_type: 'image/png' },
  );
  const sent = await request.put(token.upload_url, {
    headers: { Origin: baseURL ?? '', 'Content-Type': 'image/png' },
    data: picture,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const topup = await callApi<{ reference: string }>(request, baseURL, 'POST', '/topups', {
    coins,
    slip: token.file_url,
  });
  await confirmTopup(page, baseURL, topup.reference);
}

/** The user logged in has acknowledged the IP notice. */
export const acknowledgeIpr = (page: Page, baseURL: string | undefined): Promise<unknown> =>
  callApi(page.context().request, baseURL, 'POST', '/users/ipr_version', { version: '20250415' });

/** An article that costs coins, by the API. */
export async function paidArticle(
  page: Page,
  baseURL: string | undefined,
): Promise<{ id: number; title: string; current_price: number }> {
  const rows = await callApi<{ id: number; title: string; current_price: number | null }[]>(
    page.context().request,
    baseURL,
    'GET',
    '/articles?access=paid&per_page=25',
  );
  const article = rows.find((row) => (row.current_price ?? 0) > 0);
  if (article === undefined || article.current_price === null) throw new Error('No paid article');
  return { ...article, current_price: article.current_price };
}
