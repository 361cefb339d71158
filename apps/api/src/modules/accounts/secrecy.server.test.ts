import { Writable } from 'node:stream';
import { AGREEMENT_VERSION } from '@rostra/contract';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import { loggerOptions } from '#platform/log/loggerOptions.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { TestCaller } from '#testing/TestCaller.ts';
import { buildApp } from '../../app.ts';
import { modules } from '../../modules.ts';

let server: TestServer;
let app: FastifyInstance;
let url: string;
const log: string[] = [];

/** Starts a second frontend of the same server with a readable log at the finest level. */
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  app = fastify({
    logger: { ...loggerOptions('trace'), stream },
  });
  await buildApp(app, { ...server.deps, log: app.log }, modules);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('keeps passwords, codes and tokens out of log lines and answers [AUTH-33]', async () => {
  const caller = new TestCaller(url);
  const messages: string[] = [];
  const post = async (method: string, path: string, json: unknown): Promise<void> => {
    const answer = await caller.fetch(`/api/v1${path}`, { method, json });
    messages.push(await answer.text());
  };
  const codeTo = async (email: string): Promise<string> => {
    await server.runJobs();
    return /\d{6}/.exec(server.inbox.latest(email)?.text ?? '')?.[0] ?? 'no code';
  };
  const agreement_version = AGREEMENT_VERSION;
  const email = 'quiet@quill.example';
  const account = { email };
  await post('POST', '/users/codes', { purpose: 'signup', account });
  const code = await codeTo(email);
  const profile = { name: 'Ada', work_email: email, company_name: 'Quill' };
  const signup = { account, code, password: 'Plover91x', agreement_version, profile };
  await post('POST', '/users/signup', signup);
  await post('POST', '/users/signup', { ...signup, password: 'Plover 91x!', extra: 'Plover91x' });
  const firstToken = caller.cookie('rostra_session') ?? 'no token';
  const login = { method: 'password', account, agreement_version };
  await post('POST', '/users/login', { ...login, password: 'Plover91x' });
  await post('POST', '/users/login', { ...login, password: 'Heron77wrong' });
  await post('POST', '/users/login', { ...login, password: ['Plover91x'] });
  await post('PUT', '/users/payment_password', {
    payment_password: '808017',
    password: 'Plover91x',
  });
  await post('POST', '/users/codes', { purpose: 'password_reset', account });
  const resetCode = await codeTo(email);
  await post('POST', '/users/password/reset', { account, code: resetCode, password: 'Egret55new' });
  const member = { account: { email: demoEmail('member') }, agreement_version };
  await post('POST', '/users/login', { ...member, method: 'password', password: DEMO_PASSWORD });
  await post('GET', '/users/me', undefined);
  expect(messages.filter((text) => text.includes('"ret":true')).length).toBeGreaterThanOrEqual(7);

  const token = caller.cookie('rostra_session') ?? 'no token';
  const texts = ['Plover91x', 'Plover 91x!', 'Heron77wrong', 'Egret55new', DEMO_PASSWORD];
  const everything = [...log, ...messages].join('\n');
  expect(log.length).toBeGreaterThan(8);
  for (const secret of [...texts, token, firstToken, '$argon2id']) {
    expect(everything.includes(secret), `a secret of ${secret.length} characters`).toBe(false);
  }
  // Only digits that are bounded: six of them inside a time or an ID mean nothing.
  for (const digits of [code, resetCode, '808017']) {
    expect(everything).not.toMatch(new RegExp(`(?<![0-9a-f])${digits}(?![0-9a-f])`));
  }
});
