import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AuthLayout.css.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

export interface AuthLayoutProps extends RootProps {
  /** The brand's half, shown from desktop width on. */
  brand: ReactNode;
  /** Service hours. */
  footer: string;
  /** The form, with its heading. */
  children: ReactNode;
}

/** The frame of login pages under a bare header: brand beside form, nothing to distract (FND-26). */
export function AuthLayout({ brand, footer, children, ...root }: AuthLayoutProps) {
  return (
    <div {...rootProps(root, styles.root)}>
      {wrapTexts(brand)}
      <div className={styles.side}>
        <div className={styles.box}>{children}</div>
        <p className={styles.foot}>{footer}</p>
      </div>
    </div>
  );
}
