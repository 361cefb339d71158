import type { ReactNode } from 'react';
import * as styles from './onStage.css.ts';

/** The stage's dark ground under a story; `tile` gives it the size of a tile. */
export const onStage = (room: 'none' | 'tile' | 'tiles' | 'wide' = 'none') =>
  function OnStage(Story: () => ReactNode) {
    return (
      <div className={styles.ground({ room })}>
        <div className={styles.inner({ room })}>
          <Story />
        </div>
      </div>
    );
  };
