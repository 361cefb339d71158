import type { ToastMessage, ToastStore } from '@rostra/ui/toastStore';
import type { ComponentType } from 'react';
import { createStore } from '../app/createStore.ts';
import type { Store } from '../app/createStore.ts';

/** What shows messages, once the first one was raised. */
export interface ToastParts {
  readonly store: ToastStore;
  readonly Toasts: ComponentType<{ store: ToastStore }>;
}

export interface Toaster {
  /** Raises a message; an empty one is none. */
  readonly show: (message: ToastMessage) => void;
  readonly parts: Store<ToastParts | null>;
}

/** Messages whose code comes with the first of them. */
export function makeToaster(): Toaster {
  const parts = createStore<ToastParts | null>(null);
  let coming: Promise<ToastStore> | undefined;
  const bring = async (): Promise<ToastStore> => {
    const { Toasts, createToastStore } = await import('./toastParts.ts');
    const store = createToastStore();
    parts.set({ store, Toasts });
    return store;
  };
  return {
    parts,
    show: (message) => {
      if (message.text === '') return;
      coming ??= bring();
      coming
        .then((store) => store.show(message))
        .catch(() => {
          // The next message tries again.
          coming = undefined;
        });
    },
  };
}
