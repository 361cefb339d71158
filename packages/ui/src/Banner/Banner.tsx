import { CircleAlert, CircleCheck, Info, Shield, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  children: ReactNode;
  title?: string | undefined;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'vip' | undefined;
  /** Buttons or a link at the end. */
  actions?: ReactNode;
  /** Read out when it appears: for the outcome of what the reader just did. @default false */
  isAnnounced?: boolean | undefined;
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
}: BannerProps) {
  const role = isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={styles.banner({ tone })}>
      <span className={styles.icon({ tone })}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions}
    </div>
  );
}
