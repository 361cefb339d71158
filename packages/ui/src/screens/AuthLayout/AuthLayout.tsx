import type { ReactNode } from 'react';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The brand's half, shown from desktop width on. */
  brand: ReactNode;
  /** The logo over the form, where the brand's half is not shown. */
  logo: ReactNode;
  /** The language switch. */
  actions: ReactNode;
  /** Service hours. */
  footer: string;
  /** A wider column for choosing among many things. @default false */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** The frame of log-in pages: brand beside form, and nothing to distract (FND-26). */
export function AuthLayout({
  brand,
  logo,
  actions,
  footer,
  isWide = false,
  children,
}: AuthLayoutProps) {
  return (
    <div className={styles.root}>
      {brand}
      <div className={styles.side}>
        <div className={styles.bar}>
          <div className={styles.logo}>{logo}</div>
          {actions}
        </div>
        <main id="content" tabIndex={-1} className={styles.box({ isWide })}>
          {children}
        </main>
        <p className={styles.foot}>{footer}</p>
      </div>
    </div>
  );
}
