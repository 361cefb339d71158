import type { ReactNode } from 'react';
import * as styles from './onStage.css.ts';

/**
 * Returns whether it is the sheet of all states, which has room for each of them; the frame of a
 * single story would cut it off.
 */
const isSheet = ({ name }: { name: string }): boolean => name === 'All States';

/** Puts the stage's dark background under a story; `tile` and `wide` give it a size. */
export const onStage = (room: 'none' | 'tile' | 'wide' = 'none') =>
  function OnStage(Story: () => ReactNode, context: { name: string }) {
    const place = isSheet(context) ? 'sheet' : room;
    return (
      <div className={styles.background({ room: place })}>
        <div className={styles.inner({ room: place })}>
          <Story />
        </div>
      </div>
    );
  };

/** Makes a story as wide as the room's panel, and `blockSize` px high where given. */
export const inPanel = (blockSize?: number) =>
  function InPanel(Story: () => ReactNode, context: { name: string }) {
    if (isSheet(context)) return <Story />;
    return (
      <div
        style={{
          inlineSize: 352,
          maxInlineSize: '100%',
          ...(blockSize === undefined ? {} : { blockSize }),
        }}
      >
        <Story />
      </div>
    );
  };
