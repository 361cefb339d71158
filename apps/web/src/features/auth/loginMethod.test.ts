import { expect, it } from 'vitest';
import { lastLoginMethod, rememberLoginMethod } from './loginMethod.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('AUTH-01 the form opens on e-mail, then on the way that led in last', () => {
  const storage = memory();
  expect(lastLoginMethod(storage)).toEqual({ kind: 'email', method: 'password' });
  rememberLoginMethod({ kind: 'phone', method: 'code' }, storage);
  expect(lastLoginMethod(storage)).toEqual({ kind: 'phone', method: 'code' });
  rememberLoginMethod({ kind: 'email' }, storage);
  expect(lastLoginMethod(storage)).toEqual({ kind: 'email', method: 'code' });
});

it('AUTH-01 a storage that refuses or holds something else changes nothing', () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  const closed = { getItem: refuse, setItem: refuse };
  expect(() => rememberLoginMethod({ kind: 'phone' }, closed)).not.toThrow();
  expect(lastLoginMethod(closed)).toEqual({ kind: 'email', method: 'password' });
  expect(lastLoginMethod({ getItem: () => '{"x":1}' })).toEqual({
    kind: 'email',
    method: 'password',
  });
});
