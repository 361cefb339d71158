import type { ReactNode } from 'react';
import { useText } from '../TextProvider/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. @default the library's "Nothing here yet" */
  title?: string | undefined;
  /** Why, or what to do. */
  children?: ReactNode;
  /** A button or link to what could be done instead. */
  actions?: ReactNode;
}

/** A list that is empty and says so. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  const t = useText();
  return (
    <div className={styles.box}>
      <span aria-hidden className={styles.rake} />
      <p className={styles.title}>{title ?? t('common.empty')}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
