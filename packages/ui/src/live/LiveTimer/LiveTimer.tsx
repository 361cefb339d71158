import { clockOf } from '../RoomParts/clockOf.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LiveTimer.css.ts';

export interface LiveTimerProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Seconds by the server's clock; the app updates them. */
  seconds: number;
  /** Elapsed time with hours, or remaining time, short. @default 'elapsed' */
  kind?: 'elapsed' | 'remaining' | undefined;
}

/**
 * The duration of the meeting, or the remaining time; screen readers can read it, but it is never
 * announced (LTIM-01).
 */
export function LiveTimer({ t, seconds, kind = 'elapsed', ...root }: LiveTimerProps) {
  return (
    <span
      {...rootProps(root, styles.timer)}
      role="timer"
      aria-live="off"
      aria-label={t(`live.timer.${kind}`)}
    >
      {clockOf(seconds, kind === 'remaining')}
    </span>
  );
}
