import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import type { Toast } from '../toastStore/index.ts';
import { useLate } from '../../foundations/VisuallyHidden/useLate.ts';
import * as styles from './Toasts.css.ts';

export interface ToastMessageProps {
  /** The toast's text, tone and number of repetitions. */
  toast: Toast;
  /** Puts it away. */
  onDismiss: () => void;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** One short message. An error is an alert; another is a status, whose text mounts after it. */
export function ToastMessage({ toast: { tone, texts, count }, onDismiss }: ToastMessageProps) {
  const t = useText();
  const isLate = useLate();
  const isAlert = tone === 'danger';
  return (
    <div role={isAlert ? 'alert' : 'status'} className={styles.toast}>
      <span className={styles.icon({ tone })}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.words} data-awaited={(!isAlert && !isLate) || undefined}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {count > 1 && <p className={styles.times}>{t('toast.repeated', { count })}</p>}
      </div>
      <IconButton icon={X} size="sm" label={t('toast.dismiss')} onPress={onDismiss} />
    </div>
  );
}
