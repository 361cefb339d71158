import { formatChange } from '@rostra/i18n';
import { useText } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { directionOf, directionPaths } from './direction.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ReturnFigure.css.ts';

export interface ReturnFigureProps extends RootProps {
  /**
   * In percent, as calculated: two decimals are shown. Null while there is no price to calculate it
   * from.
   */
  percent: number | null;
  /** `lg` is a key figure of a page. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * The return: a rise or a fall by triangle, sign and color. The market convention decides which
 * color means a rise.
 */
export function ReturnFigure({ percent, size = 'md', ...root }: ReturnFigureProps) {
  const t = useText();
  if (percent === null || !Number.isFinite(percent))
    return (
      <span {...rootProps(root, styles.figure({ direction: 'none', size }))}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('trend.none')}</VisuallyHidden>
      </span>
    );
  const direction = directionOf(percent);
  return (
    <span {...rootProps(root, styles.figure({ direction, size }))}>
      <svg aria-hidden viewBox="0 0 9 9" className={styles.mark}>
        <path d={directionPaths[direction]} />
      </svg>
      <VisuallyHidden>{`${t(`trend.${direction}`)} `}</VisuallyHidden>
      <span>{formatChange(percent)}</span>
    </span>
  );
}
