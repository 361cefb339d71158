import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { VISITOR_CACHE_SECONDS: '5' } });
  await server.as('member');
});

afterAll(() => server.close());

const dictionaries = (headers: Record<string, string> = {}) =>
  server.caller().call('getCustomerServiceList', {}, { headers });

/** Changes the data behind the answers by removing the contacts. */
const emptyContacts = () => server.db.execute('delete from service_contacts');

describe('answers that visitors share', () => {
  it('returns the same answer for seconds, regardless of the cache-buster', async () => {
    const first = await dictionaries();
    expect(first.data.length).toBeGreaterThan(0);
    await emptyContacts();
    const member = await server.as('member');
    expect((await member.call('getCustomerServiceList', {})).data).toEqual([]);
    expect((await dictionaries()).data).toEqual(first.data);
    expect(
      (await server.caller().call('getCustomerServiceList', { query: { ack: 'x' } })).data,
    ).toEqual(first.data);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    server.clock.advance(6000);
    expect((await dictionaries()).data).toEqual([]);
  });

  it('keeps no refusal as an answer', async () => {
    const caller = server.caller();
    const refused = await caller.call('getArticle', { params: { id: 999_999 } });
    expect(refused.failure).toMatchObject({ ret: false });
    expect(refused.status).toBe(404);
    expect((await caller.call('getArticle', { params: { id: 999_999 } })).status).toBe(404);
  });
});
