/** How many toasts are in sight at once (platform §9, UI-10). */
export const MOST_TOASTS = 3;

/** How long a toast other than an error stays, in ms; errors stay until dismissed (UI-10). */
export const TOAST_STAY = 5000;

export interface ToastMessage {
  /** The event, then the action to take. */
  text: string;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
}

export interface Toast {
  id: number;
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** More than one when errors had to be merged. */
  messages: readonly RaisedMessage[];
}

/** A message, and how often it was raised. */
export interface RaisedMessage {
  text: string;
  count: number;
}

export interface ToastStore {
  show: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
  /** Pauses the timers while the reader is at the toasts, also those of new toasts. */
  hold: () => void;
  /** Restarts their timers, each with its full time. */
  release: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  toasts: () => readonly Toast[];
}

/** Merges the two oldest errors, so that a new one has room and none is lost. */
function merged([first, second, ...rest]: readonly Toast[]): Toast[] {
  if (!first || !second) return first ? [first] : [];
  return [{ ...second, messages: [...first.messages, ...second.messages] }, ...rest];
}

/**
 * Returns the next list: the same error raises its count, and a fourth toast removes the oldest
 * that is no error.
 */
function added(toasts: readonly Toast[], toast: Toast): Toast[] {
  const isSame = ({ text }: RaisedMessage): boolean => text === toast.messages[0]?.text;
  const same = toasts.find((other) => other.tone === toast.tone && other.messages.some(isSame));
  if (same) {
    const messages = same.messages.map((one) =>
      isSame(one) ? { ...one, count: one.count + 1 } : one,
    );
    return toasts.map((other) => (other === same ? { ...same, messages } : other));
  }
  const all = [...toasts, toast];
  if (all.length <= MOST_TOASTS) return all;
  const leaving = all.find((other) => other.tone !== 'danger' && other !== toast);
  return leaving ? all.filter((other) => other !== leaving) : merged(all);
}

/**
 * Creates a store of temporary messages, kept outside React, so that any code of the app can raise
 * one.
 */
export function createToastStore(): ToastStore {
  let list: readonly Toast[] = [];
  let lastId = 0;
  let isHeld = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    list = next;
    for (const [id, timer] of timers)
      if (!next.some((toast) => toast.id === id)) {
        clearTimeout(timer);
        timers.delete(id);
      }
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => change(list.filter((toast) => toast.id !== id));
  const start = ({ id, tone }: Toast) => {
    clearTimeout(timers.get(id));
    if (isHeld || tone === 'danger') return;
    timers.set(
      id,
      setTimeout(() => dismiss(id), TOAST_STAY),
    );
  };
  return {
    show: ({ text, tone = 'info' }) => {
      lastId += 1;
      const next = added(list, { id: lastId, tone, messages: [{ text, count: 1 }] });
      for (const toast of next) if (!list.includes(toast)) start(toast);
      change(next);
    },
    dismiss,
    hold: () => {
      isHeld = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
    release: () => {
      isHeld = false;
      for (const toast of list) start(toast);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => list,
  };
}
