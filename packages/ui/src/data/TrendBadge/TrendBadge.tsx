import { formatExpectedChange } from '@rostra/i18n';
import { directionPaths } from '../ReturnFigure/direction.ts';
import type { Direction } from '../ReturnFigure/direction.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TrendBadge.css.ts';

/** An author's expectation, as the API names it (`expected_trend`); `none` is labeled neutral. */
export type Trend = 'bullish' | 'bearish' | 'none';

export interface TrendBadgeProps extends RootProps {
  /** The word, icon and background follow. */
  trend: Trend;
  /** In percent: how far it is expected to go. Without it the badge has the word alone. */
  expectedChange?: number | undefined;
}

const directions: Readonly<Record<Trend, Direction>> = {
  bullish: 'rise',
  bearish: 'fall',
  none: 'flat',
};

/** An expectation: triangle, word and expected change on the soft color of its direction. */
export function TrendBadge({ trend, expectedChange, ...root }: TrendBadgeProps) {
  const t = useCommunityText();
  const direction = directions[trend];
  return (
    <span {...rootProps(root, styles.badge({ direction }))}>
      <svg aria-hidden viewBox="0 0 9 9" className={styles.mark}>
        <path d={directionPaths[direction]} />
      </svg>
      <span>
        {[
          t(`expectation.${trend === 'none' ? 'neutral' : trend}`),
          ...(expectedChange === undefined ? [] : [formatExpectedChange(expectedChange)]),
        ].join(' ')}
      </span>
    </span>
  );
}
