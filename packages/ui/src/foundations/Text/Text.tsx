import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends RootProps {
  /** The text. */
  children: ReactNode;
  /** A step of the type scale; `reading` is the serif of articles. @default 'md' */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'reading' | undefined;
  /** @default 'inherit' */
  tone?:
    | 'inherit'
    | 'default'
    | 'secondary'
    | 'muted'
    | 'brand'
    | 'accent'
    | 'success'
    | 'warning'
    | 'danger'
    | 'vip'
    | undefined;
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Figures of one width, for tables, times and counters. @default false */
  isTabular?: boolean | undefined;
  /** Cuts after so many lines. @default 'none' */
  clamp?: 'none' | 1 | 2 | 3 | undefined;
  /** @default 'p' */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 'label'
    | 's'
    | 'figcaption'
    | undefined;
  /** For `aria-describedby` of what it explains. */
  id?: string | undefined;
  /** For user content: it runs in its own language's direction. @default the page's direction */
  dir?: 'auto' | undefined;
}

/** Running text in one of the steps of the scale. */
export function Text({
  children,
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  isTabular = false,
  clamp = 'none',
  as: Element = 'p',
  ...rest
}: TextProps) {
  return (
    <Element {...rest} {...rootProps(rest, styles.text({ size, tone, weight, isTabular, clamp }))}>
      {children}
    </Element>
  );
}
