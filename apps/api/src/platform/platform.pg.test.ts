import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#platform/clock/Clock.ts';
import { rows } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import { PgBossJobs } from '#platform/jobs/PgBossJobs.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { createTestDatabase } from '#testing/createTestDatabase.ts';
import type { TestDatabase } from '#testing/createTestDatabase.ts';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let database: TestDatabase;
let server: TestServer;
let works = 0;
let ran: number[] = [];

const note = defineJob('probe.note', z.object({ number: z.number() }), async ({ number }) => {
  ran.push(number);
});

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    databaseUrl: database.url,
    env: { RATE_LIMIT_FACTOR: '1' },
    modules: [
      probeModule(
        (app, deps) => {
          registerRoute(app, 'postArticleComment', (call) =>
            inTransaction(deps, (tx) =>
              withIdempotency(tx, deps, call, async () => {
                await tx.execute(sql`select pg_sleep(0.05)`);
                works += 1;
                return { id: works };
              }),
            ),
          );
        },
        { jobs: [note] },
      ),
    ],
  });
  await server.db.execute(sql`create table accounts (id int primary key, amount int not null)`);
});
beforeEach(async () => {
  works = 0;
  ran = [];
  await server.db.execute(sql`delete from accounts`);
  await server.db.execute(sql`insert into accounts values (1, 0), (2, 0)`);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

describe('on a real PostgreSQL', () => {
  it('lets a repeated request wait for the first and returns its answer', async () => {
    const send = () =>
      server.caller().call(
        'postArticleComment',
        { params: { id: 1 }, body: { body: 'Well put.' } },
        {
          idempotencyKey: 'the-same-key-of-all',
          headers: { 'x-user': '7' },
        },
      );
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ data }) => data.id)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(works).toBe(1);
  });

  it('enforces a rate limit on simultaneous requests', async () => {
    const use = () => enforceRateLimit(server.deps, 'race', { max: 5, windowSeconds: 60 });
    const uses = await Promise.allSettled(Array.from({ length: 60 }, use));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('repeats transactions that lock each other out', async () => {
    // Both hold their first row before either requests the other's: one of them must be killed.
    let arrived = 0;
    let bothHere: () => void = () => undefined;
    const meeting = new Promise<void>((resolve) => (bothHere = resolve));
    const add = (first: number, second: number) =>
      inTransaction(server.deps, async (tx) => {
        await tx.execute(sql`update accounts set amount = amount + 1 where id = ${first}`);
        arrived += 1;
        if (arrived === 2) bothHere();
        await meeting;
        await tx.execute(sql`update accounts set amount = amount + 1 where id = ${second}`);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    // When retried, one may take its first row again before the other has got it.
    expect(arrived).toBeGreaterThanOrEqual(3);
    expect(await rows(server.db, sql`select amount from accounts order by id`)).toEqual([
      { amount: 2 },
      { amount: 2 },
    ]);
  });

  it('reads int8 as a number from hand-written SQL too', async () => {
    expect(await rows(server.db, sql`select count(*) as n from accounts`)).toEqual([{ n: 2 }]);
  });
});

const JOBS_OF_TWO = 60;
const shared = defineJob(
  'probe.shared',
  z.object({ number: z.number() }),
  async ({ number }) => {
    ran.push(number);
  },
  { concurrency: 2 },
);

const inRooms: string[] = [];
const ofRooms = defineJob('live.probe', z.object({ name: z.string() }), async ({ name }) => {
  inRooms.push(name);
});

const givenUp: number[] = [];
const afterwards = defineJob('probe.givenUp', z.object({ number: z.number() }), async (data) => {
  givenUp.push(data.number);
});
const hopeless = defineJob(
  'probe.hopeless',
  z.object({ number: z.number() }),
  async () => {
    throw new Error('never');
  },
  { retryLimit: 0, givenUp: afterwards },
);

describe('jobs on a real PostgreSQL', () => {
  it('passes work that failed every retry to the follow-up job', async () => {
    const jobs = new PgBossJobs(
      { connectionString: database.url, max: 3 },
      [hopeless, afterwards],
      systemClock,
      server.deps.log,
    );
    await jobs.start();
    await jobs.work(server.deps);
    await inTransaction(server.deps, (tx) => jobs.enqueue(tx, hopeless, { number: 7 }));
    await expect.poll(() => givenUp).toEqual([7]);
    await jobs.stop();
  });

  it('runs a job of a killed process again within 90 seconds', async () => {
    const connection = { connectionString: database.url, max: 3 };
    const log = server.deps.log;
    const killed = new PgBossJobs(connection, [afterwards], systemClock, log);
    await killed.start();
    await inTransaction(server.deps, (tx) => killed.enqueue(tx, afterwards, { number: 9 }));
    await killed.stop();
    // The state after kill -9: started, and without a heartbeat for as long as allowed.
    await server.db.execute(sql`update pgboss.job
      set state = 'active', started_on = now(), heartbeat_on = now() - interval '21 seconds'
      where name = ${afterwards.name} and state = 'created'`);
    const [wait] = await rows<{ seconds: number }>(
      server.db,
      sql`select heartbeat_seconds as seconds from pgboss.queue where name = ${afterwards.name}`,
    );
    // Heartbeat, a check for lost jobs, and the pause before the next attempt.
    expect((wait?.seconds ?? Infinity) + 20 + 5).toBeLessThan(90);
    const quick = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
    const heir = new PgBossJobs({ ...connection, ...quick }, [afterwards], systemClock, log);
    await heir.start();
    await heir.work(server.deps);
    await expect.poll(() => givenUp).toContain(9);
    await heir.stop();
  });

  it('shares the jobs of two instances with workers and runs each once', async () => {
    const instances = [1, 2].map(
      () =>
        new PgBossJobs(
          { connectionString: database.url, max: 3 },
          [shared],
          systemClock,
          server.deps.log,
        ),
    );
    for (const instance of instances) await instance.start();
    const numbers = Array.from({ length: JOBS_OF_TWO }, (_, at) => at);
    await inTransaction(server.deps, async (tx) => {
      for (const number of numbers) await instances[0]?.enqueue(tx, shared, { number });
    });
    await Promise.all(instances.map((instance) => instance.work(server.deps)));
    await expect.poll(() => ran.length).toBeGreaterThanOrEqual(JOBS_OF_TWO);
    await Promise.all(instances.map((instance) => instance.stop()));
    expect(ran.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('runs jobs of rooms only on the instance that holds them', async () => {
    const [holder, other] = [1, 2].map(
      () =>
        new PgBossJobs(
          { connectionString: database.url, max: 3 },
          [ofRooms],
          systemClock,
          server.deps.log,
        ),
    ) as [PgBossJobs, PgBossJobs];
    for (const instance of [holder, other]) {
      await instance.start();
      await instance.work(server.deps);
    }
    const send = (name: string) =>
      inTransaction(server.deps, (tx) => other.enqueue(tx, ofRooms, { name }));
    await send('before');
    expect(inRooms).toEqual([]);
    await holder.workRooms(server.deps);
    await expect.poll(() => inRooms).toEqual(['before']);
    // Sent by the other instance: nothing here wakes the worker, so the holder must check by
    // itself.
    await send('after');
    await expect.poll(() => inRooms).toEqual(['before', 'after']);
    await Promise.all([holder.stop(), other.stop()]);
  });

  it('runs a job that is due later soon after its time', async () => {
    const jobs = new PgBossJobs(
      { connectionString: database.url, max: 3 },
      [afterwards],
      systemClock,
      server.deps.log,
    );
    await jobs.start();
    await jobs.work(server.deps);
    // The workers have checked by then, and would check again only after a minute.
    const startAfter = new Date(systemClock.now().getTime() + 1000);
    await inTransaction(server.deps, (tx) =>
      jobs.enqueue(tx, afterwards, { number: 8 }, { startAfter }),
    );
    await expect.poll(() => givenUp).toContain(8);
    await jobs.stop();
  });

  const send = (number: number, options = {}, fail = false) =>
    inTransaction(server.deps, async (tx) => {
      await server.deps.jobs.enqueue(tx, note, { number }, options);
      if (fail) throw new Error('rolled back');
    });

  it('runs jobs after the commit, once for an id, and not after a rollback', async () => {
    const id = jobId('note', 2);
    await send(1);
    await send(2, { id });
    await send(2, { id });
    await expect(send(3, {}, true)).rejects.toThrow('rolled back');
    await server.runJobs();
    expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('starts jobs at their time and lets them be canceled', async () => {
    const later = new Date(server.clock.now().getTime() + 3_600_000);
    const id = jobId('note', 4, later);
    await send(4, { id, startAfter: later });
    await send(5, { startAfter: later });
    await server.runJobs();
    expect(ran).toEqual([]);
    await inTransaction(server.deps, (tx) => server.deps.jobs.cancel(tx, note, id));
    server.clock.set(later);
    await server.runJobs();
    expect(ran).toEqual([5]);
  });
});
