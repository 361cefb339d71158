import { CircleAlert, CircleCheck, Info, Shield, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { useLate } from '../../foundations/VisuallyHidden/useLate.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps extends RootProps {
  /** The message, worded so that the reader knows what to do. */
  children: ReactNode;
  /** A bold line before the message, if the message alone is long. */
  title?: string | undefined;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'vip' | undefined;
  /** Buttons or a link at the end. */
  actions?: ReactNode;
  /** Announced when it appears, for the outcome of the reader's last action. @default false */
  isAnnounced?: boolean | undefined;
  /** Takes the focus when it appears, for a banner that replaces a focused form. @default false */
  takesFocus?: boolean | undefined;
}

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  vip: Shield,
};

/** A message that stays in place on the page. */
export function Banner({
  children,
  title,
  tone = 'info',
  actions,
  isAnnounced = false,
  takesFocus = false,
  ...root
}: BannerProps) {
  // The root's reference is the app's.
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) mark.current?.parentElement?.focus();
  }, [takesFocus]);
  const isLate = useLate();
  const role = isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      {...rootProps(root, styles.banner({ tone }))}
      role={role}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <span ref={mark} className={styles.icon}>
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
