// @vitest-environment jsdom
import { ApiError } from '@rostra/api-client';
import { moneyRoutes } from '@rostra/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServicesContext } from '../app/ServicesContext.tsx';
import { addCalls } from './knownCalls.ts';
import { useMutation } from './useMutation.ts';
import type { Mutation } from './useMutation.ts';

const order = {
  body: { goods_type: 'VipPlan', goods_id: 1, paid_with: 'balance', payment_password: '135790' },
} as const;

addCalls([moneyRoutes]);

let root: Root;
let payment: Mutation<'postOrders'>;
/** The keys of all calls, in order. */
let keys: string[];
/** Answers the running call. */
let answer: { resolve: (value: unknown) => void; reject: (reason: unknown) => void };

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  sessionStorage.clear();
  root = createRoot(document.querySelector('#root') as Element);
  keys = [];
  const call = vi.fn((_name: string, input: { idempotencyKey: string }) => {
    keys.push(input.idempotencyKey);
    return new Promise((resolve, reject) => (answer = { resolve, reject }));
  });
  const Part = () => {
    payment = useMutation('postOrders', { silent: true });
    return null;
  };
  act(() =>
    root.render(
      <ServicesContext value={{ client: { call }, data: {} } as never}>
        <Part />
      </ServicesContext>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

/** Presses the button so many times, and answers what was sent. */
async function press(times: number, settle: () => void): Promise<unknown[]> {
  let results: unknown[] = [];
  await act(async () => {
    const runs = Array.from({ length: times }, () => payment.mutate(order));
    settle();
    results = await Promise.all(runs);
  });
  return results;
}
const pay = () => answer.resolve({ data: { id: 7 } });
const cut = () => answer.reject(new ApiError({ name: 'requestTimeout', code: 0, message: '', status: 0 }));

it('sends a VIP order once for three presses [PAY-05, PAY-54]', async () => {
  expect(await press(3, pay)).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }]);
  expect(keys).toHaveLength(1);
});

it('repeats the key after a cut connection, and takes another after success [PAY-54]', async () => {
  await press(1, cut);
  expect(payment.error).toBeInstanceOf(ApiError);
  await press(1, pay);
  await press(1, pay);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
