import type { ToastMessage, ToastStore } from '@rostra/ui/toastStore';
import type { ComponentType } from 'react';
import { createStore } from '../app/createStore.ts';
import type { Store } from '../app/createStore.ts';
import type * as toastParts from './toastParts.ts';

/** Store and component of the messages, loaded with the first one. */
export interface ToastParts {
  readonly store: ToastStore;
  readonly Toasts: ComponentType<{ store: ToastStore }>;
}

export interface Toaster {
  /** Shows a message; an empty one shows nothing. */
  readonly show: (message: ToastMessage) => void;
  /** Loads the code that shows messages ahead of the first one. */
  readonly prepare: () => void;
  readonly parts: Store<ToastParts | null>;
  /** A message whose component could not be loaded without the network; null if there is none. */
  readonly plain: Store<string | null>;
}

/** Makes the toaster, whose code loads with the first message. */
export function makeToaster(
  load: () => Promise<typeof toastParts> = () => import('./toastParts.ts'),
): Toaster {
  const parts = createStore<ToastParts | null>(null);
  const plain = createStore<string | null>(null);
  let loading: Promise<ToastStore> | undefined;
  const create = async (): Promise<ToastStore> => {
    const { Toasts, createToastStore } = await load();
    const store = createToastStore();
    parts.set({ store, Toasts });
    return store;
  };
  const loadOnce = (): Promise<ToastStore> => (loading ??= create());
  const failed = (): void => {
    // The next message retries.
    loading = undefined;
  };
  return {
    parts,
    plain,
    prepare: () => void loadOnce().catch(failed),
    show: (message) => {
      if (message.text === '') return;
      loadOnce()
        .then((store) => {
          plain.set(null);
          store.show(message);
        })
        .catch(() => {
          failed();
          plain.set(message.text);
        });
    },
  };
}
