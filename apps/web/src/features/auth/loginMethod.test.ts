// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserStore } from '../../browser/siteData/textStores.ts';
import { lastLoginMethod, rememberLoginMethod } from './loginMethod.ts';

const KEY = 'rostra.loginMethod';
const first = { kind: 'email', method: 'password' };

afterEach(() => {
  vi.restoreAllMocks();
  browserStore.remove(KEY);
});

it('opens the form on email, then on the method of the last login [AUTH-01]', () => {
  expect(lastLoginMethod()).toEqual(first);
  rememberLoginMethod({ kind: 'phone', method: 'code' });
  expect(lastLoginMethod()).toEqual({ kind: 'phone', method: 'code' });
  rememberLoginMethod({ kind: 'email' });
  expect(lastLoginMethod()).toEqual({ kind: 'email', method: 'code' });
});

it('opens the form on email if anything else is stored [AUTH-01]', () => {
  browserStore.write(KEY, '{"x":1}');
  expect(lastLoginMethod()).toEqual(first);
});

it('opens the form when the browser blocks site data [AUTH-01]', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(lastLoginMethod()).toEqual(first);
  rememberLoginMethod({ kind: 'phone' });
  expect(lastLoginMethod().kind).toBe('phone');
});
