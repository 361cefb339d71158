import type { PGlite } from '@electric-sql/pglite';
import type { TestServer } from './startTestServer.ts';

/** How many statements the server sends to its database (PGlite) while `work` runs. */
export async function countQueries(
  server: Pick<TestServer, 'db'>,
  work: () => Promise<unknown>,
): Promise<number> {
  const { $client: client } = server.db as TestServer['db'] & { $client: PGlite };
  const query = client.query.bind(client);
  let count = 0;
  const replace = (value: unknown) =>
    Object.defineProperty(client, 'query', { configurable: true, value });
  replace((...parameters: Parameters<typeof query>) => {
    count += 1;
    return query(...parameters);
  });
  try {
    await work();
  } finally {
    replace(query);
  }
  return count;
}
