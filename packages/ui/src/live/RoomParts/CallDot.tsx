import { callTone } from './callState.ts';
import type { CallState } from './callState.ts';
import * as styles from './CallDot.css.ts';

/** A call's state as a color, always beside its word. */
export const CallDot = ({ state }: { state: CallState }) => (
  <span aria-hidden className={styles.dot({ tone: callTone(state) })} />
);
