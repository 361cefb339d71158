import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** What stands inside. */
  children: ReactNode;
  /** Raised is for what can be bought, joined or dragged. @default 'flat' */
  depth?: 'flat' | 'raised' | undefined;
  /** @default 'plain' */
  tone?: 'plain' | 'sunken' | 'selected' | 'vip' | undefined;
  /** @default 5 */
  padding?: 'none' | 4 | 5 | 6 | undefined;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** Names a section for screen readers. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names it; better than `aria-label` where there is one. */
  'aria-labelledby'?: string | undefined;
}

/** A box: you can act on what is in it. Lists are not wrapped in cards. */
export function Card({
  children,
  depth = 'flat',
  tone = 'plain',
  padding = 5,
  as: Element = 'div',
  ...aria
}: CardProps) {
  return (
    <Element {...aria} className={styles.card({ depth, tone, padding })}>
      {children}
    </Element>
  );
}
