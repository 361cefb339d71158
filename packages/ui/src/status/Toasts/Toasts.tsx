import { useRef, useSyncExternalStore } from 'react';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { ToastStore } from '../toastStore/index.ts';
import { ToastMessage } from './ToastMessage.tsx';
import { useToastPlace } from './useToastPlace.ts';
import { useToastReader } from './useToastReader.ts';
import * as styles from './Toasts.css.ts';

export interface ToastsProps {
  /** The app's one store, made by `createToastStore()` of `@rostra/ui/toastStore`. */
  store: ToastStore;
}

const none: readonly never[] = [];

/**
 * Short messages at the edge of the screen, three at most. They disappear by themselves, except
 * errors, and never while somebody is at them. On phones the page moves down for them.
 */
export function Toasts({ store }: ToastsProps) {
  const t = useText();
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => none);
  const region = useRef<HTMLElement>(null);
  useToastPlace(region);
  const reader = useToastReader(region, store, toasts);
  return (
    <section ref={region} aria-label={t('toast.region')} className={styles.region} {...reader}>
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
    </section>
  );
}
