import { globSync } from 'node:fs';
import path from 'node:path';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { sql } from 'drizzle-orm';
import type { Name, SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import { rows } from '#platform/database/Database.ts';
import { MIGRATIONS_FOLDER } from '#platform/database/OpenDatabase.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { unpackDataFolder } from '#testing/unpackDataFolder.ts';

/** The rows of the frozen data folder that every later version must still have. */
const FROZEN_ROWS = { users: 16, articles: 61, investor_events: 23, ledger_entries: 30, orders: 3 };

describe('a data folder of the frozen version', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ dataFolder: unpackDataFolder('v1') });
  });
  afterAll(() => server.close());

  const countOf = async (table: SQL | Name): Promise<number | undefined> => {
    const [row] = await rows<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from ${table}`,
    );
    return row?.count;
  };

  it('runs every migration', async () => {
    const files = globSync('*.sql', { cwd: path.resolve(MIGRATIONS_FOLDER) });
    expect(await countOf(sql`drizzle.__drizzle_migrations`)).toBe(files.length);
  });

  it.each(Object.entries(FROZEN_ROWS))('keeps its rows of %s', async (table, count) => {
    expect(await countOf(sql.identifier(table))).toBe(count);
  });

  it('lets a member log in, read an article and see the balance', async () => {
    const caller = server.caller();
    await caller.call('postUsersLogin', {
      body: {
        method: 'password',
        account: { email: demoEmail('member') },
        password: DEMO_PASSWORD,
        agreement_version: AGREEMENT_VERSION,
      },
    });
    const me = await caller.call('getUsersMe', { query: {} });
    const list = await caller.call('getArticles', { query: {} });
    const [first] = list.data;
    const article = await caller.call('getArticle', { params: { id: first?.id ?? 0 } });
    const balance = await caller.call('getUsersCard', { query: { card_type: 'balance' } });
    expect(me.data.email).toBe(demoEmail('member'));
    expect(article.data.title).toBe(first?.title);
    expect(balance.data).toMatchObject([{ card_type: 'balance', balance: 506, gift: 40 }]);
  });
});
