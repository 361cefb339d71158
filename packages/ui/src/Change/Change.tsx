import { useText } from '../TextProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Change.css.ts';

export interface ChangeProps {
  /** In percent; two decimals are shown. */
  percent: number;
  /** A word before the figure: "Bullish". */
  word?: string | undefined;
  /** @default 'plain' */
  look?: 'plain' | 'chip' | undefined;
}

const marks = { rise: 'M4.5 1 8.5 8h-8z', fall: 'M4.5 8 .5 1h8z', flat: 'M0 3.5h9v2H0z' } as const;

/** A rise or a fall: triangle, sign and colour; which colour rises follows the market convention. */
export function Change({ percent, word, look = 'plain' }: ChangeProps) {
  const t = useText();
  const direction = percent > 0 ? 'rise' : percent < 0 ? 'fall' : 'flat';
  const sign = { rise: '+', fall: '−', flat: '' }[direction];
  return (
    <span className={styles.change({ direction, look })}>
      <svg aria-hidden viewBox="0 0 9 9" className={styles.mark}>
        <path d={marks[direction]} />
      </svg>
      <VisuallyHidden>{t(`trend.${direction}`)} </VisuallyHidden>
      {word !== undefined && `${word} `}
      {`${sign}${Math.abs(percent).toFixed(2)}%`}
    </span>
  );
}
