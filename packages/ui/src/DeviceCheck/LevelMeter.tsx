import type { LiveText } from '../screens/liveText.ts';
import * as styles from './DeviceCheck.css.ts';

const STEPS = 12;

export interface LevelMeterProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** 0 to 1, as the microphone test gives it every 300 ms (LMED-12). */
  level: number;
  /** The microphone is off: nothing is heard, whatever is said. */
  isOff: boolean;
}

/** How loud the microphone hears; read when looked for, not announced. */
export function LevelMeter({ t, level, isOff }: LevelMeterProps) {
  const kept = Math.min(1, Math.max(0, level));
  const lit = Math.round(kept * STEPS);
  return (
    <div className={styles.meter}>
      <span aria-hidden className={styles.label}>
        {t('live.devices.level')}
      </span>
      <div
        role="meter"
        aria-label={t('live.devices.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(kept * 100)}
        className={styles.steps}
      >
        {Array.from({ length: STEPS }, (_, index) => (
          <span
            key={index}
            className={styles.step({ isLit: index < lit })}
            data-lit={index < lit || undefined}
          />
        ))}
      </div>
      <span className={styles.hint}>
        {t(isOff ? 'live.devices.levelOff' : 'live.devices.levelHint')}
      </span>
    </div>
  );
}
