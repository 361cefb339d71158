import { useImperativeHandle, useRef } from 'react';
import type { ReactNode } from 'react';
import type { LiveText } from '../../screens/liveText.ts';
import { layoutTiles } from './layoutTiles.ts';
import { useSize } from './useSize.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './VideoGrid.css.ts';

export interface VideoGridProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The tiles in their order, by a key each; twelve at most in a room. */
  ids: readonly string[];
  /** The tile in the spotlight; null where all are the same size. */
  spotlightId?: string | null | undefined;
  /** The host is away: shown where there is no video. @default false */
  isHostAway?: boolean | undefined;
  /** One tile: `VideoTile`, in a part that follows its own member. */
  renderTile: (id: string) => ReactNode;
}

/** Around tiles that scroll, for the ring of who speaks. */
const RING_ROOM = 5;

/** The size before the space is measured: the stage of a desktop. */
const FIRST = { width: 760, height: 600 };

/** Up to twelve videos, as large as the space allows; the spotlight first (LMED-05, LHST-13). */
export function VideoGrid({
  t,
  ids,
  spotlightId = null,
  isHostAway = false,
  renderTile,
  ref,
  className,
}: VideoGridProps) {
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => place.current as HTMLElement, []);
  const size = useSize(place, FIRST);
  const spotlight = spotlightId !== null && ids.includes(spotlightId) ? spotlightId : null;
  const others = ids.filter((id) => id !== spotlight);
  const layout = layoutTiles({ count: ids.length, hasSpotlight: spotlight !== null, ...size });
  const { placement, columns, tileWidth, tileHeight, doesScroll, rowsHeight } = layout;
  // A vertical scroll bar takes its width from the columns: a horizontal one would cut the last row.
  const column = placement === 'strip' ? `${tileWidth}px` : `minmax(0, ${tileWidth}px)`;
  return (
    <div {...rootProps({ ref: place, className }, styles.place)}>
      {ids.length === 0 && (
        <p className={styles.empty}>{t(isHostAway ? 'live.grid.hostAway' : 'live.grid.empty')}</p>
      )}
      <div
        role="group"
        aria-label={t('live.grid.label')}
        className={styles.root({ placement, isAlone: others.length === 0 })}
      >
        {spotlight !== null && layout.spotlight && (
          <div
            className={styles.spotlight}
            style={{ inlineSize: layout.spotlight.width, blockSize: layout.spotlight.height }}
          >
            {renderTile(spotlight)}
          </div>
        )}
        {others.length > 0 && (
          <div
            className={styles.tiles({ placement, doesScroll, isWhole: rowsHeight !== undefined })}
            style={{
              ...(rowsHeight === undefined ? {} : { maxBlockSize: rowsHeight + 2 * RING_ROOM }),
              gridTemplateColumns: `repeat(${columns}, ${column})`,
              gridAutoRows: tileHeight,
            }}
            {...(doesScroll
              ? { role: 'group', tabIndex: 0, 'aria-label': t('live.grid.others') }
              : {})}
          >
            {others.map((id) => (
              <div key={id} {...(rowsHeight === undefined ? {} : { className: styles.snaps })}>
                {renderTile(id)}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
