import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, MOST_TOASTS, TOAST_STAY } from './toastStore.ts';

const texts = (store: ReturnType<typeof createToastStore>) =>
  store.toasts().map((toast) => toast.messages.map(({ text }) => text).join('|'));

describe('toastStore', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows three of five, without the oldest [UI-10]', () => {
    const store = createToastStore();
    for (const text of ['1', '2', '3', '4', '5']) store.show({ text });
    expect(store.toasts()).toHaveLength(MOST_TOASTS);
    expect(texts(store)).toEqual(['3', '4', '5']);
  });

  it('keeps errors when others come, and removes the oldest other one [UI-10]', () => {
    const store = createToastStore();
    store.show({ text: 'error', tone: 'danger' });
    for (const text of ['1', '2', '3']) store.show({ text });
    expect(texts(store)).toEqual(['error', '2', '3']);
  });

  it('merges errors with a count of each and loses none [UI-10]', () => {
    const store = createToastStore();
    for (const text of ['a', 'b', 'c', 'd']) store.show({ text, tone: 'danger' });
    for (const text of ['d', 'b']) store.show({ text, tone: 'danger' });
    expect(texts(store)).toEqual(['a|b', 'c', 'd']);
    const counts = store.toasts().map((toast) => toast.messages.map(({ count }) => count));
    expect(counts).toEqual([[1, 2], [1], [2]]);
  });

  it('removes each after its time, an error only when dismissed [UI-10]', () => {
    const store = createToastStore();
    store.show({ text: 'error', tone: 'danger' });
    store.show({ text: 'note' });
    vi.advanceTimersByTime(TOAST_STAY);
    expect(texts(store)).toEqual(['error']);
    vi.advanceTimersByTime(TOAST_STAY * 100);
    expect(texts(store)).toEqual(['error']);
    store.dismiss(store.toasts()[0]?.id ?? 0);
    expect(store.toasts()).toHaveLength(0);
  });

  it('stops its timers while the reader is at the toasts', () => {
    const store = createToastStore();
    store.show({ text: 'note' });
    store.hold();
    vi.advanceTimersByTime(TOAST_STAY * 2);
    expect(store.toasts()).toHaveLength(1);
    store.release();
    vi.advanceTimersByTime(TOAST_STAY);
    expect(store.toasts()).toHaveLength(0);
  });
});
