import { expect, it } from 'vitest';
import { LostRace } from '#platform/database/LostRace.ts';
import { AppError } from './AppError.ts';
import { toAppError } from './toAppError.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

it.each([
  ['a value out of range', wrapped(withCode('22003')), 'invalidInput'],
  ['a NUL in a text', wrapped(withCode('22021')), 'invalidInput'],
  ['a database that stops', wrapped(withCode('57P01')), 'busy'],
  ['a database that is gone', wrapped(withCode('ECONNREFUSED')), 'busy'],
  ['a full pool', wrapped(new Error('timeout exceeded when trying to connect')), 'busy'],
  ['a full disk of the database', wrapped(withCode('53100')), 'storageFull'],
  ['a full disk under files', wrapped(withCode('ENOSPC')), 'storageFull'],
  ['a quota that is used up', withCode('EDQUOT'), 'storageFull'],
  ['a race that was lost each time', new LostRace('A row'), 'busy'],
  ['a body too large', withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'bodyTooLarge'],
  ['a refusal of the framework', Object.assign(new Error('x'), { statusCode: 400 }), 'badRequest'],
  ['a broken constraint that nobody caught', wrapped(withCode('23505')), 'systemError'],
  ['a fault of ours', new TypeError('x is undefined'), 'systemError'],
  ['values that are not errors', 'a text', 'systemError'],
])('maps %s', (_what, thrown, name) => {
  const error = toAppError(thrown);
  expect(error.error).toBe(name);
  expect(error.cause).toBe(thrown);
});

it('keeps our own errors as they are', () => {
  const error = new AppError('contentNotFound');
  expect(toAppError(error)).toBe(error);
});
