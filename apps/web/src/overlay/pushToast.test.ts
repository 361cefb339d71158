import { expect, it } from 'vitest';
import { createStore } from '../app/createStore.ts';
import { dismissToast, pushToast } from './pushToast.ts';
import type { ToastMessage } from './ToastMessage.ts';

const texts = (store: { get: () => readonly ToastMessage[] }): string[] =>
  store.get().map(({ text }) => text);

it('UI-10 at most three stand; the oldest that is no error leaves', () => {
  const toasts = createStore<readonly ToastMessage[]>([]);
  for (const text of ['a', 'b', 'c', 'd', 'e']) pushToast(toasts, 'info', text);
  expect(texts(toasts)).toEqual(['c', 'd', 'e']);
  pushToast(toasts, 'danger', 'f');
  pushToast(toasts, 'success', 'g');
  pushToast(toasts, 'success', 'h');
  expect(texts(toasts)).toEqual(['f', 'g', 'h']);
});

it('UI-10 the same message again is counted, not repeated', () => {
  const toasts = createStore<readonly ToastMessage[]>([]);
  pushToast(toasts, 'danger', 'request timeout');
  pushToast(toasts, 'danger', 'request timeout');
  expect(toasts.get()).toMatchObject([{ text: 'request timeout', count: 2 }]);
  dismissToast(toasts, toasts.get()[0]?.id ?? 0);
  expect(toasts.get()).toEqual([]);
});
