import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const program = `
  const { migrateServer } = await import(${JSON.stringify(new URL('migrateServer.ts', import.meta.url).href)});
  await migrateServer(process.argv[1]);
`;

it('lets three instances start at once on an empty database, with one migration', async () => {
  const start = () =>
    promisify(execFile)(process.execPath, [
      '--conditions=rostra-source',
      '--input-type=module',
      '--eval',
      program,
      database.url,
    ]);
  await Promise.all([start(), start(), start()]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations',
  );
  await client.end();
  expect(rows).toHaveLength(new Set(rows.map(({ hash }) => hash)).size);
  expect(rows.length).toBeGreaterThan(0);
});
