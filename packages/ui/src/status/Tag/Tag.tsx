import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Tag.css.ts';

export interface TagProps extends RootProps {
  /** A word or two; it never wraps. */
  children: ReactNode;
  /** `live` carries the breathing dot and means live, nothing else. @default 'neutral' */
  tone?:
    | 'neutral'
    | 'brand'
    | 'info'
    | 'success'
    | 'warning'
    | 'danger'
    | 'vip'
    | 'live'
    | 'outline'
    | undefined;
  /** An icon before the word, where the word alone is not distinct enough. */
  icon?: LucideIcon | undefined;
}

/** A state or a kind, in a word or two. */
export function Tag({ children, tone = 'neutral', icon, ...root }: TagProps) {
  return (
    <span {...rootProps(root, styles.tag({ tone }))}>
      {tone === 'live' && <span aria-hidden className={styles.dot} />}
      {icon && <Icon icon={icon} size="sm" />}
      {wrapTexts(children)}
    </span>
  );
}
