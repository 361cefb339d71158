import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { registerRoute } from './registerRoute.ts';
import { withIdempotency } from './withIdempotency.ts';

let server: TestServer;
let works = 0;
let fails = false;

beforeAll(async () => {
  server = await startTestServer({
    modules: [
      probeModule((app, deps) => {
        registerRoute(app, 'postArticleComment', (call) =>
          inTransaction(deps, (tx) =>
            withIdempotency(tx, deps, call, async () => {
              works += 1;
              if (fails) throw new AppError('contentNotFound');
              return { id: works };
            }),
          ),
        );
      }),
    ],
  });
});
beforeEach(() => {
  works = 0;
  fails = false;
});
afterAll(() => server.close());

let lastKey = 0;
const newKey = () => `key-of-a-test-${String((lastKey += 1)).padStart(6, '0')}`;

const comment = (idempotencyKey: string, body = 'Well put.', user = '7') =>
  server.caller().call(
    'postArticleComment',
    { params: { id: 1 }, body: { body } },
    {
      idempotencyKey,
      headers: { 'x-user': user },
    },
  );

it('returns the first answer again for the same key', async () => {
  const key = newKey();
  expect((await comment(key)).data).toEqual({ id: 1 });
  expect((await comment(key)).data).toEqual({ id: 1 });
  expect(works).toBe(1);
});

it('does the work once for twenty requests at the same time', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => comment(key)));
  expect(new Set(answers.map(({ data }) => data.id))).toEqual(new Set([1]));
  expect(works).toBe(1);
});

it('refuses the same key with another input', async () => {
  const key = newKey();
  await comment(key);
  const other = await comment(key, 'Something else.');
  expect([other.status, other.failure.code]).toEqual([409, 10003]);
});

it('keeps keys of different users apart', async () => {
  const key = newKey();
  await comment(key);
  expect((await comment(key, 'Well put.', '8')).data).toEqual({ id: 2 });
});

it('forgets the key of failed work, so that the next attempt starts fresh', async () => {
  const key = newKey();
  fails = true;
  expect((await comment(key)).failure.code).toBe(1201);
  fails = false;
  expect((await comment(key)).data).toEqual({ id: 2 });
});

it('refuses a missing or guessable key', async () => {
  for (const key of ['', 'short', 'with spaces in it, and long']) {
    expect((await comment(key)).failure.code).toBe(10002);
  }
  expect(works).toBe(0);
});
