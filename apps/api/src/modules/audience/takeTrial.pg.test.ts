import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { putAudience, takeTrial } from './index.ts';
import { audienceTrials } from './tables.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

it('gives no more trial seats than the quota to 40 concurrent members, one each [CERT-21]', async () => {
  const subject = { type: 'Article', id: 1 } as const;
  await inTransaction(server.deps, (tx) =>
    putAudience(tx, subject, {
      visitors: false,
      organizationTypeIds: [1],
      userIds: [],
      trialQuota: 3,
    }),
  );
  const memberOf = (userId: number) => ({
    ...visitor('en'),
    kind: 'user' as const,
    userId,
    organizations: [{ id: 9, type: '3', role: 'member' }],
  });
  const tries = Array.from({ length: 40 }, (_, index) => memberOf(1 + (index % 20)));
  const given = await Promise.all(
    tries.map(async (viewer) => [viewer.userId, await takeTrial(server.deps, subject, viewer)]),
  );
  const winners = new Set(given.filter(([, has]) => has === true).map(([userId]) => userId));
  expect(winners.size).toBe(3);
  // Each winner succeeded in both of their tries.
  expect(given.filter(([, has]) => has === true)).toHaveLength(6);
  const [places] = await server.db.select({ taken: count() }).from(audienceTrials);
  expect(places?.taken).toBe(3);
});
