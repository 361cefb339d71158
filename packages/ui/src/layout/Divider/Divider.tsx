import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends RootProps {
  /** Between sections or inside one. @default 'default' */
  emphasis?: 'subtle' | 'default' | undefined;
  /** Adds the slanted bar at the start, to open a section. @default false */
  hasRake?: boolean | undefined;
}

/** A hairline between sections. */
export function Divider({ emphasis = 'default', hasRake = false, ...root }: DividerProps) {
  return <hr {...rootProps(root, styles.divider({ emphasis, hasRake }))} />;
}
