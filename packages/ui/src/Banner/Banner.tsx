import { CircleAlert, CircleCheck, Info, Shield, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { useLate } from '../VisuallyHidden/useLate.ts';
import { wrapTexts } from '../wrapTexts.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** The sentence, in words that say what to do. */
  children: ReactNode;
  /** A strong line before it, where the sentence alone is long. */
  title?: string | undefined;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'vip' | undefined;
  /** Buttons or a link at the end. */
  actions?: ReactNode;
  /** Read out when it appears: for the outcome of what the reader just did. @default false */
  isAnnounced?: boolean | undefined;
  /** Takes the focus when it appears: it stands where the form was that had it. @default false */
  takesFocus?: boolean | undefined;
}

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  vip: Shield,
};

/** A message that stays in its place on the page. */
export function Banner({
  children,
  title,
  tone = 'info',
  actions,
  isAnnounced = false,
  takesFocus = false,
}: BannerProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  const isLate = useLate();
  const role = isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      ref={root}
      role={role}
      className={styles.banner({ tone })}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <span className={styles.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.body} data-awaited={(role === 'status' && !isLate) || undefined}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {wrapTexts(children)}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
