import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../liveText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { REACTION_ICONS, REACTION_KINDS } from './reactionKinds.ts';

import { sumReactions, describeReactions } from './sumReactions.ts';
import { useGathered } from './useGathered.ts';
import * as styles from './RoomReactions.css.ts';
import type { ReactionBurst } from './ReactionBurst.ts';

export type { ReactionBurst } from './ReactionBurst.ts';

/** Milliseconds in which reactions are gathered into one sentence for screen readers. */
const GATHER_MS = 10_000;

export interface RoomReactionsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The current reactions, oldest first; the app removes each after some seconds. */
  bursts: readonly ReactionBurst[];
  /** Milliseconds of reactions merged into one announcement. @default 10000 */
  gatherFor?: number | undefined;
}

/** The room's reactions: one sum of each kind, however many people send it. */
export function RoomReactions({ t, bursts, gatherFor = GATHER_MS }: RoomReactionsProps) {
  const sums = sumReactions(bursts.map(({ counts }) => counts));
  const received = useGathered(bursts, gatherFor);
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.row}>
        {REACTION_KINDS.map((kind) => {
          const count = sums[kind] ?? 0;
          if (count === 0) return null;
          const last = bursts.findLast(({ counts }) => (counts[kind] ?? 0) > 0);
          return (
            <span key={kind} className={styles.chip} data-reaction={kind}>
              {/* Another key for each burst: the icon jumps again. */}
              <span key={last?.id} className={styles.leap}>
                <Icon icon={REACTION_ICONS[kind]} />
              </span>
              <span>{count}</span>
            </span>
          );
        })}
      </span>
      <VisuallyHidden>
        <span role="status">{describeReactions(t, received)}</span>
      </VisuallyHidden>
    </div>
  );
}
