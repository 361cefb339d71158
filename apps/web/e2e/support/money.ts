import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, staffOf } from './accounts.ts';
import { callApi } from './callApi.ts';
import { expect } from './test.ts';

/** An image of one pixel, as a transfer receipt or business card. */
export const PICTURE = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;

/** Confirms a reported transfer as staff, by its reference, over the API (PAY-62). */
export async function confirmTopup(baseURL: string | undefined, reference: string): Promise<void> {
  const staff = await staffOf(baseURL);
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
}

/** Gives coins to the logged-in user, by a transfer that staff confirm; all over the API. */
export async function giveCoins(
  request: APIRequestContext,
  baseURL: string | undefined,
  coins: number,
): Promise<void> {
  const { name, mimeType, buffer } = PICTURE;
  const token = await callApi<{ upload_url: string; file_url: string }>(
    request,
    baseURL,
    'POST',
    '/uploads/token',
    { kind: 'image', name, size: buffer.length, content_type: mimeType },
  );
  const sent = await request.put(token.upload_url, {
    headers: { Origin: baseURL ?? '', 'Content-Type': mimeType },
    data: buffer,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const topup = await callApi<{ reference: string }>(request, baseURL, 'POST', '/topups', {
    coins,
    slip: token.file_url,
  });
  await confirmTopup(baseURL, topup.reference);
}

/** Sets `DEMO_PAYMENT_PASSWORD` as the payment password of the logged-in user. */
export const setPaymentPassword = (
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<unknown> =>
  callApi(request, baseURL, 'PUT', '/users/payment_password', {
    payment_password: DEMO_PAYMENT_PASSWORD,
    password: DEMO_PASSWORD,
  });

/** Registers the logged-in user for a meeting that is free for them. */
export const register = (
  request: APIRequestContext,
  baseURL: string | undefined,
  meetingId: number,
): Promise<unknown> =>
  callApi(request, baseURL, 'POST', `/meetings/${meetingId}/registrations`, {});

/** Returns an article that costs coins, by the API. */
export async function paidArticle(
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<{ id: number; title: string; current_price: number }> {
  const rows = await callApi<{ id: number; title: string; current_price: number | null }[]>(
    request,
    baseURL,
    'GET',
    '/articles?access=paid&per_page=25',
  );
  const article = rows.find((row) => (row.current_price ?? 0) > 0);
  if (article === undefined || article.current_price === null) throw new Error('No paid article');
  return { ...article, current_price: article.current_price };
}
