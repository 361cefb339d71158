import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useText } from '../TextProvider/index.ts';
import type { ToastStore } from '../toastStore/index.ts';
import { useToastPlace } from './useToastPlace.ts';
import { useToastReader } from './useToastReader.ts';
import * as styles from './Toasts.css.ts';

export interface ToastsProps {
  /** The app's one store, made by `createToastStore()` of `@rostra/ui/toastStore`. */
  store: ToastStore;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const none: readonly never[] = [];

/**
 * Short messages at the edge of the screen, three at most. They go by themselves, but errors, and never
 * while somebody is at them; on phones the page gives way to them.
 */
export function Toasts({ store }: ToastsProps) {
  const t = useText();
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => none);
  const region = useRef<HTMLElement>(null);
  useToastPlace(region);
  const reader = useToastReader(region, store, toasts);
  return (
    <section ref={region} aria-label={t('toast.region')} className={styles.region} {...reader}>
      {toasts.map(({ id, tone, texts, count }) => (
        <div key={id} role={tone === 'danger' ? 'alert' : 'status'} className={styles.toast}>
          <span className={styles.icon({ tone })}>
            <Icon icon={icons[tone]} />
          </span>
          <div className={styles.words}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {count > 1 && <p className={styles.times}>{t('toast.repeated', { count })}</p>}
          </div>
          <IconButton
            icon={X}
            size="sm"
            label={t('toast.dismiss')}
            onPress={() => store.dismiss(id)}
          />
        </div>
      ))}
    </section>
  );
}
