import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { Toast } from '../toastStore/index.ts';
import { useLate } from '../../foundations/VisuallyHidden/useLate.ts';
import * as styles from './Toasts.css.ts';

export interface ToastMessageProps {
  /** The toast's tone, and its texts with the number of repetitions of each. */
  toast: Toast;
  /** Puts it away. */
  onDismiss: () => void;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** One short message. An error is an alert; another is a status, whose text mounts after it. */
export function ToastMessage({ toast: { tone, messages }, onDismiss }: ToastMessageProps) {
  const t = useText();
  const isLate = useLate();
  const isAlert = tone === 'danger';
  return (
    <div role={isAlert ? 'alert' : 'status'} className={styles.toast}>
      <span className={styles.icon({ tone })}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.words} data-awaited={(!isAlert && !isLate) || undefined}>
        {messages.map(({ text, count }) => (
          <div key={text}>
            <p>{text}</p>
            {count > 1 && <p className={styles.times}>{t('toast.repeated', { count })}</p>}
          </div>
        ))}
      </div>
      <span className={styles.cross}>
        <IconButton icon={X} size="sm" label={t('toast.dismiss')} onPress={onDismiss} />
      </span>
    </div>
  );
}
