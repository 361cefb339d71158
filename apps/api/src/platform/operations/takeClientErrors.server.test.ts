import { Writable } from 'node:stream';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggerOptions } from '#platform/log/loggerOptions.ts';
import { platformModule } from '#platform/module/platformModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { TestCaller } from '#testing/TestCaller.ts';
import { buildApp } from '../../app.ts';

let server: TestServer;
let app: FastifyInstance;
let caller: TestCaller;
let log = '';

beforeAll(async () => {
  server = await startTestServer({ modules: [], env: { RATE_LIMIT_FACTOR: '1' } });
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  app = fastify({ logger: { ...loggerOptions('warn'), stream } });
  await buildApp(app, { ...server.deps, log: app.log }, [platformModule]);
  caller = new TestCaller(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const report = (body: object) =>
  caller.call('postClientErrors', {
    body: { message: 'x is undefined', path: '/search', version: '1.0.0', ...body },
  });

it("logs a failure inside a page without the readers' input [ERR-49]", async () => {
  const stack = 'at Price (https://rostra.test/assets/a.js?key=secret-plan:1:2) for li@x.test';
  expect((await report({ stack, path: '/search?key=secret-plan' })).data).toEqual({});
  const line = JSON.parse(log) as Record<string, unknown>;
  expect(line).toMatchObject({
    msg: 'a page failed in the browser',
    client: { message: 'x is undefined', path: '/search', version: '1.0.0' },
  });
  expect(log).toContain('/assets/a.js:1:2');
  expect(log).not.toMatch(/secret-plan|li@x\.test/);
});

it('refuses an endless report and a flood of them [ERR-49, ERR-14]', async () => {
  expect((await report({ message: 'x'.repeat(5000) })).failure.code).toBe(1001);
  const answers = await Promise.all(Array.from({ length: 30 }, () => report({})));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]?.failure.msg).toBe('Your operations are too frequent, take a break~');
});
