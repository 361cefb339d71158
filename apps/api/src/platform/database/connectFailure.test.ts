import { expect, it } from 'vitest';
import { connectFailure } from './connectFailure.ts';
import { migrateServer } from './migrateServer.ts';

const url = 'postgres://ada:hidden@db.example:5432/rostra';

it.each([
  ['28P01', 'PostgreSQL at db.example:5432 refuses the user ada and the password of DATABASE_URL.'],
  [
    '3D000',
    'PostgreSQL at db.example:5432 has no database rostra; make it or correct DATABASE_URL.',
  ],
  [
    'ENOTFOUND',
    'PostgreSQL at db.example:5432 cannot be reached (ENOTFOUND); check DATABASE_URL and that it runs.',
  ],
])('describes %s in one sentence without the password', (code, sentence) => {
  const failure = connectFailure(url, Object.assign(new Error('x'), { code }));
  expect(failure.message).toBe(sentence);
});

it('reports a server that is not running', async () => {
  // Nothing listens on port 1.
  await expect(migrateServer('postgres://ada:hidden@127.0.0.1:1/rostra')).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED)',
  );
});
