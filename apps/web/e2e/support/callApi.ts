import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

const API = '/api/v1';

type Json = Record<string, unknown>;

/** Returns the `data` of a call's response; fails with the response's text if the call was refused. */
export async function callApi<Data>(
  request: APIRequestContext,
  baseURL: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
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
