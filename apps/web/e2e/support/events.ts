import type { APIRequestContext } from '@playwright/test';
import { callApi } from './callApi.ts';

interface EventRow {
  id: number;
  en_name: string | null;
  sc_name: string | null;
}

/** Returns a demo event by the start of its English name. */
export async function eventNamed(
  request: APIRequestContext,
  baseURL: string | undefined,
  name: string,
): Promise<EventRow> {
  const rows = await callApi<EventRow[]>(request, baseURL, 'GET', '/events?per_page=100');
  const event = rows.find((row) => row.en_name?.startsWith(name));
  if (event === undefined) throw new Error(`No event "${name}"`);
  return event;
}

/** Returns the subjects of the emails sent to an address. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<string> {
  const inbox: unknown = JSON.parse(await (await request.get('/dev/inbox.json')).text());
  const entries = Array.isArray(inbox)
    ? inbox
    : ((inbox as { messages?: unknown[] }).messages ?? []);
  return entries
    .map((entry) => JSON.stringify(entry))
    .filter((entry) => entry.includes(to))
    .join('\n');
}
