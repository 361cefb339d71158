import { expect, it } from 'vitest';
import { FrameStore } from './FrameStore.ts';
import type { RequestFrame } from './FrameStore.ts';

function frames(): { request: RequestFrame; paint: () => void; requests: () => number } {
  let waiting: (() => void)[] = [];
  let requested = 0;
  return {
    request: (act) => {
      requested += 1;
      waiting.push(act);
      return () => {
        waiting = waiting.filter((other) => other !== act);
      };
    },
    paint: () => {
      for (const act of waiting.splice(0)) act();
    },
    requests: () => requested,
  };
}

it('shows a thousand changes once, in one frame', () => {
  const { request, paint, requests: requested } = frames();
  const store = new FrameStore({ count: 0 }, request);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get().count));
  for (let change = 0; change < 1000; change += 1) {
    store.change(({ count }) => ({ count: count + 1 }));
  }
  expect(store.get().count).toBe(0);
  expect(store.latest.count).toBe(1000);
  paint();
  expect(seen).toEqual([1000]);
  expect(requested()).toBe(1);
});

it('ignores an update with the same object, and keeps the shown object', () => {
  const { request, paint, requests: requested } = frames();
  const store = new FrameStore({ count: 0 }, request);
  const before = store.get();
  store.change((state) => state);
  paint();
  expect(requested()).toBe(0);
  expect(store.get()).toBe(before);
});

it('delays a change made during notification to the next frame', () => {
  const { request, paint } = frames();
  const store = new FrameStore(0, request);
  const seen: number[] = [];
  store.subscribe(() => {
    seen.push(store.get());
    if (store.get() === 1) store.change(() => 2);
  });
  store.change(() => 1);
  paint();
  expect(seen).toEqual([1]);
  paint();
  expect(seen).toEqual([1, 2]);
});

it('shows changes at once with flush, and nothing more in the requested frame', () => {
  const { request, paint } = frames();
  const store = new FrameStore(0, request);
  let received = 0;
  const off = store.subscribe(() => (received += 1));
  store.change(() => 1);
  store.flush();
  paint();
  off();
  store.change(() => 2);
  store.flush();
  expect(received).toBe(1);
});
