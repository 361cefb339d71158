import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** Between sections or inside one. @default 'default' */
  emphasis?: 'subtle' | 'default' | undefined;
  /** The raked bar at its head, where a section begins. @default false */
  hasRake?: boolean | undefined;
}

/** A hairline between parts. */
export function Divider({ emphasis = 'default', hasRake = false }: DividerProps) {
  return <hr className={styles.divider({ emphasis, hasRake })} />;
}
