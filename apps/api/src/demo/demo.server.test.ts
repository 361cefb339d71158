import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { rows } from '#platform/database/Database.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { loadDemo } from './index.ts';
import { DEMO_PASSWORD, demoEmail, demoOrganizationIds, demoPeopleIds } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.deps);
});
afterAll(() => server.close());

/** Rows of every table of the product. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rows<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

it('changes nothing when the demo is loaded again', async () => {
  const before = await countRows();
  await loadDemo(server.deps);
  expect(await countRows()).toEqual(before);
  expect(Object.keys(await demoPeopleIds(server.db)).length).toBeGreaterThan(15);
  expect(Object.keys(await demoOrganizationIds(server.db)).length).toBe(6);
});

it('counts no past meeting as never started, so that none is canceled later', async () => {
  const unheld = await rows(
    server.db,
    sql`select id from meetings where ends_at <= ${server.clock.now().toISOString()}::timestamptz
      and canceled_at is null and (started_at is null or ended_at is null)
      and event_id not in (select id from investor_events where canceled_at is not null)`,
  );
  expect(unheld).toEqual([]);
});

it.each([
  ['member', { has_vip: false, organization_user: null, capabilities: [] }],
  ['vip', { has_vip: true, organization_user: { state: 'passed' } }],
  ['certified', { has_vip: false, organization_user: { state: 'passed' } }],
  ['expert', { organization_user: { state: 'passed' }, capabilities: ['sns'] }],
  ['host', { capabilities: ['camp_owner', 'sns'] }],
  ['staff', { capabilities: ['staff:accounts', 'staff:live', 'staff:money', 'staff:review'] }],
  ['poor', { has_vip: false, organization_user: null }],
] as const)('logs in the account %s with its rights [FND-02]', async (person, expected) => {
  const answer = await server.caller().call('postUsersLogin', {
    body: {
      method: 'password',
      account: { email: demoEmail(person) },
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
    },
  });
  expect(answer.data.user).toMatchObject(expected);
});
