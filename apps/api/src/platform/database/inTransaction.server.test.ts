import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { inTransaction, RETRIES } from './inTransaction.ts';
import { LostRace } from './LostRace.ts';
import { afterCommit } from './transactionGuard.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [] });
});
afterAll(() => server.close());

describe('inside a transaction', () => {
  it('throws from the outer handle at once instead of hanging', async () => {
    const misuse = inTransaction(server.deps, () =>
      Promise.resolve(server.db.execute(sql`select 1`)),
    );
    await expect(misuse).rejects.toMatchObject({
      cause: { message: expect.stringContaining('outer database handle') as string },
    });
  });

  it('throws on a second transaction', async () => {
    const nested = inTransaction(server.deps, () =>
      inTransaction(server.deps, async () => undefined),
    );
    await expect(nested).rejects.toThrow('inTransaction was called inside a transaction');
  });

  it('allows the outer handle again afterwards', async () => {
    await expect(server.db.execute(sql`select 1`)).resolves.toBeDefined();
  });
});

describe('tries', () => {
  const failure = (code: string) => Object.assign(new Error(`failure ${code}`), { code });

  it.each([
    ['40001', failure('40001')],
    ['40P01', failure('40P01')],
    ['a lost race', new LostRace('A row')],
  ])('repeats the work after %s', async (_, cause) => {
    let tries = 0;
    const work = inTransaction(server.deps, async () => {
      tries += 1;
      if (tries > RETRIES) return 'done';
      throw cause instanceof LostRace ? cause : new Error('wrapped', { cause });
    });
    await expect(work).resolves.toBe('done');
    expect(tries).toBe(RETRIES + 1);
  });

  it('gives up after that and repeats no other failure', async () => {
    let tries = 0;
    const count = (code: string) =>
      inTransaction(server.deps, async () => {
        tries += 1;
        throw failure(code);
      });
    await expect(count('40001')).rejects.toThrow('failure 40001');
    expect(tries).toBe(RETRIES + 1);
    await expect(count('23505')).rejects.toThrow('failure 23505');
    expect(tries).toBe(RETRIES + 2);
  });
});

it('runs hints after the commit and never after a rollback', async () => {
  const seen: string[] = [];
  await inTransaction(server.deps, async () => {
    afterCommit(() => seen.push('committed'));
    seen.push('inside');
  });
  const failed = inTransaction(server.deps, async () => {
    afterCommit(() => seen.push('rolled back'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(seen).toEqual(['inside', 'committed']);
});
