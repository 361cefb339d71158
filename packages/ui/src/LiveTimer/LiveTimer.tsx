import { clockOf } from '../RoomParts/clockOf.ts';
import type { LiveText } from '../screens/liveText.ts';
import * as styles from './LiveTimer.css.ts';

export interface LiveTimerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Seconds by the server's clock; who gives them ticks. */
  seconds: number;
  /** Since the start with hours, or what is left, short. @default 'elapsed' */
  kind?: 'elapsed' | 'remaining' | undefined;
}

/** How long the meeting has run, or how long something lasts; it is read when looked for, never announced (LTIM-01). */
export function LiveTimer({ t, seconds, kind = 'elapsed' }: LiveTimerProps) {
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={t(`live.timer.${kind}`)}
      className={styles.timer}
    >
      {clockOf(seconds, kind === 'remaining')}
    </span>
  );
}
