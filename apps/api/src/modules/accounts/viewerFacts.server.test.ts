import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { viewerFact } from '#platform/viewer/ViewerFact.ts';
import { countQueries } from '#testing/countQueries.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { modules } from '../../modules.ts';
import { accounts, viewerOfUser } from './index.ts';
import { profiles } from './tables.ts';

/** A module that certifies everyone with a full name. */
const certifying = defineModule({
  name: 'certifying',
  viewerFacts: [
    viewerFact<boolean>({
      name: 'fullname',
      column: (db, userId) =>
        sql<boolean>`exists ${db
          .select({ found: sql`1` })
          .from(profiles)
          .where(sql`${eq(profiles.userId, userId)} and ${profiles.fullname} is not null`)}`,
      toViewer: (hasFullName) => ({ certified: hasFullName }),
    }),
  ],
});

let server: TestServer;
let alone: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [...modules, certifying] });
  alone = await startTestServer({ modules: [accounts] });
  await loadPeople(server.deps);
  await loadPeople(alone.deps);
});
afterAll(async () => {
  await server.close();
  await alone.close();
});

it('reads the fact of a new module in the one statement about the viewer', async () => {
  const { member } = await demoPeopleIds(server.db);
  const made = await countQueries(server, async () => {
    expect((await viewerOfUser(server.deps, member, 'en')).certified).toBe(true);
  });
  expect(made).toBe(1);
});

it('resolves viewers without the modules that declare facts', async () => {
  const { certified } = await demoPeopleIds(alone.db);
  expect(await viewerOfUser(alone.deps, certified, 'en')).toMatchObject({
    kind: 'user',
    certified: false,
    organizations: [],
  });
});
