import { Writable } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from './loggerOptions.ts';
import { logRequests } from './requestLog.ts';

/** Returns the lines that our logger writes. */
function logged(write: (log: ReturnType<typeof fastify>['log']) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(fastify({ logger: { ...loggerOptions('info'), stream } }).log);
  return text;
}

it('leaves secrets out at any depth [AUTH-33]', () => {
  const text = logged((log) => {
    log.info({
      password: 'Rostra2026',
      body: { code: '135790', payment_password: '246810' },
      request: { headers: { cookie: 'rostra_session=abc', authorization: 'Bearer xyz' } },
    });
  });
  expect(text).not.toMatch(/Rostra2026|135790|246810|abc|xyz/);
  expect(text).toContain('[secret]');
});

it('leaves the values of a failed query out [AUTH-33]', () => {
  const driver = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(li@example.test) already exists.',
  });
  const failed = new Error('Failed query: insert into users values ($1)\nparams: li@example.test', {
    cause: driver,
  });
  const text = logged((log) => log.error({ err: failed }, 'request failed'));
  expect(text).not.toContain('li@example.test');
  expect(text).toContain('insert into users');
  expect(text).toContain('users_email');
  expect(text).toContain('23505');
});

it('leaves out the receiver of a mail [AUTH-33]', () => {
  const refused = new Error('550 <li.wei+1@example.test>: no such mailbox at mail.example');
  const text = logged((log) => log.error({ err: refused }, 'job failed'));
  expect(text).not.toContain('li.wei');
  expect(text).toContain('no such mailbox');
});

it('writes one line per request, with its id, without query and tokens [AUTH-33]', async () => {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const app = fastify({
    logger: { ...loggerOptions('info'), stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'id-of-the-request',
  });
  app.decorateRequest('viewer', null);
  logRequests(app);
  app.put('/uploads/:token', () => ({}));
  await app.inject({ method: 'PUT', url: '/uploads/a-secret-token?signature=xyz' });
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({
    reqId: 'id-of-the-request',
    method: 'PUT',
    path: '/uploads/[secret]',
    status: 200,
  });
  expect(text).not.toMatch(/a-secret-token|xyz/);
});
