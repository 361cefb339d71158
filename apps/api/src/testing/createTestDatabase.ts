import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database of the temporary cluster, for one test file. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Makes a database on the server of DATABASE_URL, which `node bin/with-postgres.mjs` provides. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined) {
    throw new Error('These tests need a server: node bin/with-postgres.mjs <command …>');
  }
  const name = `rostra_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
