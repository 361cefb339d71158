import type { ReactNode } from 'react';
import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps {
  /** The title. @default the library's "Nothing here yet" */
  title?: string | undefined;
  /** The reason, or the next step. */
  children?: ReactNode;
  /** A button or link to an alternative. */
  actions?: ReactNode;
}

/** The placeholder of an empty list. */
export function EmptyState({ title, children, actions, ...root }: EmptyStateProps) {
  const t = useText();
  return (
    <div {...rootProps(root, styles.box)}>
      <span aria-hidden className={styles.rake} />
      <p className={styles.title}>{title ?? t('common.empty')}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
