import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { publishWithCommit } from '#platform/database/transactionGuard.ts';
import { hasRedis, startRedis } from '#testing/startRedis.ts';
import type { TestRedis } from '#testing/startRedis.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { testFanOut } from './fanOutContract.ts';
import { openRedis } from './openRedis.ts';
import type { RedisConnection } from './openRedis.ts';
import { RedisFanOut } from './RedisFanOut.ts';

const silent = { lost: () => undefined, regained: () => undefined };
const KEY = 'rostra:rostra.test:fan-out:seq';

let server: TestServer;
let redis: TestRedis;
let admin: RedisConnection;
let instances = 0;

const makeInstance = (): RedisFanOut =>
  new RedisFanOut({
    url: redis.url,
    installation: 'rostra.test',
    self: `instance ${(instances += 1)}`,
    report: silent,
    failed: () => undefined,
  });

describe.skipIf(!hasRedis)('redis', () => {
  beforeAll(async () => {
    server = await startTestServer({ modules: [] });
    redis = await startRedis();
    admin = await openRedis(redis.url, silent);
  });
  afterAll(async () => {
    admin.destroy();
    await redis.stop();
    await server.close();
  });

  testFanOut('Redis', {
    db: () => server.db,
    makeInstance,
    loseMessage: () => admin.incr(KEY),
    cutConnections: async () => {
      await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
      await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    },
  });

  it('reports messages as missed after Redis has lost its counter', async () => {
    const [here, there] = [makeInstance(), makeInstance()];
    await Promise.all([here.start(), there.start()]);
    here.subscribe('changes', { received: () => undefined, missed: () => undefined });
    const missed = Promise.withResolvers<void>();
    there.subscribe('changes', { received: () => undefined, missed: missed.resolve });
    const publish = (id: string) =>
      inTransaction({ db: server.db, fanOut: here }, async (tx) =>
        publishWithCommit(tx, { channel: 'changes', id }),
      );
    await admin.set(KEY, 1000);
    await publish('a');
    await admin.del(KEY);
    await publish('b');
    await missed.promise;
    expect(there.counts.missed).toBeGreaterThan(0);
    await Promise.all([here.close(), there.close()]);
  });

  it('refuses to start without a reachable server', async () => {
    const report = silent;
    await expect(openRedis('redis://127.0.0.1:1', report)).rejects.toThrow('check REDIS_URL');
  });
});
