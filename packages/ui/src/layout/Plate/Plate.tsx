import { drawPlate, PLATE_BAR, PLATE_CUT, PLATE_HEIGHT, PLATE_WIDTH } from './drawPlate.ts';
import type { PlateBar, PlateBackground } from './drawPlate.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Plate.css.ts';

export interface PlateProps extends RootProps {
  /** The item's id: the same item always gets the same plate. */
  id: number;
  /** A cover given by the author; replaces the plate. */
  coverUrl?: string | null | undefined;
  /** The plate's background; by default the id decides. */
  background?: PlateBackground | undefined;
  /** Width to height. @default 'wide' */
  shape?: 'wide' | 'band' | undefined;
}

const points = ({ x, y, width }: PlateBar): string =>
  `${x},${y} ${x + width},${y} ${x + width - PLATE_CUT},${y + PLATE_BAR} ${x === 0 ? 0 : x - PLATE_CUT},${y + PLATE_BAR}`;

/**
 * Raked bars where others use stock photos (the look, section 9): decorative, drawn from the id.
 */
export function Plate({ id, coverUrl, background, shape = 'wide', ...root }: PlateProps) {
  if (typeof coverUrl === 'string' && coverUrl !== '')
    return (
      <img {...rootProps(root, styles.plate({ shape }))} src={coverUrl} alt="" loading="lazy" />
    );
  const drawing = drawPlate(id);
  const used = background ?? drawing.background;
  return (
    <span {...rootProps(root, styles.plate({ shape, background: used }))}>
      <svg
        aria-hidden
        className={styles.drawing}
        viewBox={`0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}`}
        preserveAspectRatio="xMinYMid slice"
      >
        {drawing.bars.map((bar) => (
          <polygon
            key={`${bar.x} ${bar.y}`}
            className={styles.bar({ background: used, weight: bar.weight })}
            points={points(bar)}
          />
        ))}
      </svg>
    </span>
  );
}
