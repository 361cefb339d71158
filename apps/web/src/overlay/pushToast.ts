import type { Store } from '../app/createStore.ts';
import type { ToastMessage, ToastTone } from './ToastMessage.ts';

/** Toasts that stand at once (platform §9). */
export const TOASTS_MAX = 3;

let lastId = 0;

/**
 * Adds a message. The same one again raises its count; the oldest leaves for a fourth, one that is
 * no error first, so that no error goes unseen (decisions, UI-10).
 */
export function pushToast(
  toasts: Store<readonly ToastMessage[]>,
  tone: ToastTone,
  text: string,
): void {
  if (text === '') return;
  toasts.set((standing) => {
    const same = standing.find((toast) => toast.tone === tone && toast.text === text);
    if (same) {
      return standing.map((toast) => (toast === same ? { ...same, count: same.count + 1 } : toast));
    }
    lastId += 1;
    const next = [...standing, { id: lastId, tone, text, count: 1 }];
    if (next.length <= TOASTS_MAX) return next;
    const leaving = next.slice(0, -1).find((toast) => toast.tone !== 'danger') ?? next[0];
    return next.filter((toast) => toast !== leaving);
  });
}

/** Takes one away. */
export function dismissToast(toasts: Store<readonly ToastMessage[]>, id: number): void {
  toasts.set((standing) => standing.filter((toast) => toast.id !== id));
}
