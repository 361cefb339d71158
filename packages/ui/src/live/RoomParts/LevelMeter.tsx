import type { LiveText } from '../../screens/liveText.ts';
import * as styles from './LevelMeter.css.ts';

const STEPS = 12;
const PERCENT = 100;

export interface LevelStepsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** 0 to 1, as the microphone test reports it every 300 ms (LMED-12). */
  level: number;
  /** The surface behind it. @default 'surface' */
  background?: 'surface' | 'stage' | undefined;
}

/** The microphone's level in twelve steps; a meter to look up, not announced. */
export function LevelSteps({ t, level, background = 'surface' }: LevelStepsProps) {
  const kept = Math.min(1, Math.max(0, level));
  const lit = Math.round(kept * STEPS);
  return (
    <div
      role="meter"
      aria-label={t('live.devices.level')}
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      aria-valuenow={Math.round(kept * PERCENT)}
      className={styles.steps}
    >
      {Array.from({ length: STEPS }, (_, index) => (
        <span
          key={index}
          className={styles.step({ isLit: index < lit, background })}
          data-lit={index < lit || undefined}
        />
      ))}
    </div>
  );
}

export interface LevelMeterProps extends Omit<LevelStepsProps, 'background'> {
  /** The microphone is off: no sound counts. */
  isOff: boolean;
}

/** The steps with their name above and the fix below. */
export function LevelMeter({ t, level, isOff }: LevelMeterProps) {
  return (
    <div className={styles.meter}>
      <span aria-hidden className={styles.label}>
        {t('live.devices.level')}
      </span>
      <LevelSteps t={t} level={level} />
      <span className={styles.hint}>
        {t(isOff ? 'live.devices.levelOff' : 'live.devices.levelHint')}
      </span>
    </div>
  );
}
