import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends RootProps {
  /** The content. */
  children: ReactNode;
  /** `raised` is for things that can be bought, joined or dragged. @default 'flat' */
  depth?: 'flat' | 'raised' | undefined;
  /** @default 'plain' */
  tone?: 'plain' | 'sunken' | 'selected' | 'vip' | undefined;
  /** @default 5 */
  padding?: 'none' | 4 | 5 | 6 | undefined;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** Accessible name of a section. */
  'aria-label'?: string | undefined;
  /** ID of the heading that names it; preferred over `aria-label` if there is one. */
  'aria-labelledby'?: string | undefined;
}

/** A box whose content can be acted on. Do not wrap lists in cards. */
export function Card({
  children,
  depth = 'flat',
  tone = 'plain',
  padding = 5,
  as: Element = 'div',
  ref,
  className,
  ...aria
}: CardProps) {
  return (
    <Element {...aria} {...rootProps({ ref, className }, styles.card({ depth, tone, padding }))}>
      {children}
    </Element>
  );
}
