import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { ariaProps } from '../ariaProps.ts';
import type { AriaProps } from '../ariaProps.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends AriaProps<AriaLinkProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  href: string;
  /** `text` is underlined inside running text; `strong` stands alone; `quiet` looks like its surroundings. @default 'text' */
  emphasis?: 'text' | 'strong' | 'quiet' | undefined;
  /** @default 'inherit' */
  size?: 'inherit' | 'xs' | 'sm' | 'md' | undefined;
}

/** Goes to another page or place; the app's router takes internal addresses. */
export function Link({ children, emphasis = 'text', size = 'inherit', ...rest }: LinkProps) {
  return (
    <AriaLink {...ariaProps<AriaLinkProps>(rest)} className={styles.link({ emphasis, size })}>
      {children}
    </AriaLink>
  );
}
