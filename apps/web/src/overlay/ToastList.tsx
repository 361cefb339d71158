import { useText as useUiText } from '@rostra/ui/TextProvider';
import { useEffect } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { dismissToast } from './pushToast.ts';
import type { ToastMessage } from './ToastMessage.ts';
import * as styles from './ToastList.css.ts';

/** How long a message that is no error stands, in ms; errors stay until dismissed (UI-10). */
const STANDS_MS = 6000;

/** The messages, the newest last. */
export default function ToastList({ toasts }: { toasts: readonly ToastMessage[] }) {
  const t = useUiText();
  return (
    <section aria-label={t('toast.region')} className={styles.list}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function Toast({ toast: { id, tone, text, count } }: { toast: ToastMessage }) {
  const t = useUiText();
  const { toasts } = useServices();
  useEffect(() => {
    if (tone === 'danger') return undefined;
    const timer = setTimeout(() => dismissToast(toasts, id), STANDS_MS);
    return () => clearTimeout(timer);
  }, [toasts, id, tone, count]);
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.toast[tone]}>
      <p>
        {text}
        {count > 1 && ` · ${t('toast.repeated', { count })}`}
      </p>
      <button type="button" className={styles.dismiss} onClick={() => dismissToast(toasts, id)}>
        {t('toast.dismiss')}
      </button>
    </div>
  );
}
