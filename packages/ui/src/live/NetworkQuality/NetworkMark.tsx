import { TriangleAlert, WifiOff } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { NETWORK_LOOKS } from './networkLevels.ts';
import type { NetworkLevel } from './networkLevels.ts';
import * as styles from './NetworkQuality.css.ts';

const BARS = 4;

export interface NetworkMarkProps {
  /** Draws its lit bars, and a sign beside a poor level. */
  level: NetworkLevel;
  /** The surface behind it. */
  background: 'page' | 'stage';
}

/** Four bars, or a crossed sign where nothing gets through. Decorative: the words are beside it. */
export function NetworkMark({ level, background }: NetworkMarkProps) {
  const { bars, tone } = NETWORK_LOOKS[level];
  const isPoor = tone === 'poor' || tone === 'none';
  return (
    <span aria-hidden className={styles.mark({ tone: isPoor ? 'poor' : 'plain', background })}>
      {tone === 'none' ? (
        <Icon icon={WifiOff} size="sm" />
      ) : (
        <span className={styles.bars}>
          {Array.from({ length: BARS }, (_, index) => (
            <span
              key={index}
              className={styles.bar({ isLit: index < bars })}
              style={{ blockSize: `${((index + 1) / BARS) * 100}%` }}
              data-lit={index < bars || undefined}
            />
          ))}
        </span>
      )}
      {tone === 'poor' && <Icon icon={TriangleAlert} size="sm" />}
    </span>
  );
}
