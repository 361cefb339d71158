import type { ReactNode } from 'react';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import type { PlainLinkProps } from '../../actions/Press/PlainLink.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Link.css.ts';

export interface LinkProps
  extends Omit<PlainLinkProps, 'className' | 'children'>, Pick<RootProps, 'className'> {
  /** Text that names the destination, without "here". */
  children: ReactNode;
  /**
   * `text` is underlined inside running text; `strong` is for standalone links; `quiet` looks like
   * its surroundings. @default 'text'
   */
  emphasis?: 'text' | 'strong' | 'quiet' | undefined;
  /** @default 'inherit' */
  size?: 'inherit' | 'xs' | 'sm' | 'md' | undefined;
}

/** Links to another page or anchor; the app's router handles internal addresses. */
export function Link({ children, emphasis = 'text', size = 'inherit', ...rest }: LinkProps) {
  return (
    <PlainLink {...rest} {...rootProps(rest, styles.link({ emphasis, size }))}>
      {children}
    </PlainLink>
  );
}
