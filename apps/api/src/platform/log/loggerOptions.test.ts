import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from './loggerOptions.ts';

/** The lines that a logger of ours writes. */
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

it('AUTH-33 leaves secrets out, wherever they stand', () => {
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

it('AUTH-33 leaves the values of a failed query out', () => {
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
