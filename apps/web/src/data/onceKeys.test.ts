import { beforeEach, expect, it, vi } from 'vitest';
import { onceKeys } from './onceKeys.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});

const order = (password: string) => ({ body: { goods_id: 7, payment_password: password } });

it('a key stays for the same act until it succeeded, and another act has another', () => {
  const key = onceKeys.keyFor('postOrders', order('246810'));
  expect(onceKeys.keyFor('postOrders', order('246810'))).toBe(key);
  expect(onceKeys.keyFor('postOrders', { body: { goods_id: 8 } })).not.toBe(key);
  onceKeys.forget('postOrders', order('246810'));
  expect(onceKeys.keyFor('postOrders', order('246810'))).not.toBe(key);
});

it('AUTH-33 secrets are neither part of a key nor stored', () => {
  const key = onceKeys.keyFor('postOrders', order('246810'));
  expect(onceKeys.keyFor('postOrders', order('135790'))).toBe(key);
  expect([...storage].flat().join(' ')).not.toMatch(/246810|135790/);
});
