import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idempotencyKeyStore } from './idempotencyKeyStore.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const order = (password: string) => ({ body: { goods_id: 7, payment_password: password } });

it('keeps an act’s key until it succeeds, and gives another act its own', () => {
  const key = idempotencyKeyStore.keyFor('postOrders', order('246810'));
  expect(idempotencyKeyStore.keyFor('postOrders', order('246810'))).toBe(key);
  expect(idempotencyKeyStore.keyFor('postOrders', { body: { goods_id: 8 } })).not.toBe(key);
  idempotencyKeyStore.forget('postOrders', order('246810'));
  expect(idempotencyKeyStore.keyFor('postOrders', order('246810'))).not.toBe(key);
});

it('leaves secrets out of the key and the storage [AUTH-33]', () => {
  const key = idempotencyKeyStore.keyFor('postOrders', order('246810'));
  expect(idempotencyKeyStore.keyFor('postOrders', order('135790'))).toBe(key);
  expect([...storage].flat().join(' ')).not.toMatch(/246810|135790/);
});
