import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { noteChange } from '#platform/fanOut/noteChange.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

const TOKEN = 'a token of this test';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ modules: [], env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.close());

it('counts the messages between instances and shows that they arrive', async () => {
  server.deps.fanOut.subscribe('changes', { received: () => undefined, missed: () => undefined });
  await inTransaction(server.deps, async (tx) => noteChange(tx, { type: 'Article', id: 1 }));
  const answer = await server
    .caller()
    .fetch('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  expect(text).toContain('rostra_fan_out_messages_total{what="published"} 1');
  expect(text).toContain('rostra_fan_out_messages_total{what="received"} 0');
  expect(text).toContain('rostra_fan_out_messages_total{what="missed"} 0');
  expect(text).toContain('rostra_fan_out_listening 1');
});
