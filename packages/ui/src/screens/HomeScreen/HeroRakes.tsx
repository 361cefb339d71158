import * as styles from './HomeScreen.css.ts';

const WIDTH = 620;
const HEIGHT = 360;
const BAR = 13;
const STEP = 27;
const CUT = 9;

/** The start and the strength of each bar. */
const bars = [
  [29, 0.27],
  [91, 0.35],
  [37, 0.58],
  [241, 0.33],
  [133, 0.63],
  [209, 0.64],
  [364, 0.5],
  [69, 0.55],
  [260, 0.47],
  [207, 0.28],
  [79, 0.59],
  [148, 0.49],
  [82, 0.46],
] as const;

/** The raked bars at the end of the hero; decorative. */
export function HeroRakes() {
  return (
    <svg
      aria-hidden
      className={styles.rakes}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
    >
      {bars.map(([start, opacity], index) => {
        const y = 14 + index * STEP;
        return (
          <polygon
            key={start}
            opacity={opacity}
            points={`${WIDTH},${y} ${start},${y} ${start - CUT},${y + BAR} ${WIDTH},${y + BAR}`}
          />
        );
      })}
    </svg>
  );
}
