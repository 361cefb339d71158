import { Icon } from '../../Icon/index.ts';
import type { LiveText } from '../liveText.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { REACTION_ICONS, REACTION_KINDS } from './reactionKinds.ts';
import type { ReactionTimes } from './reactionKinds.ts';
import { sumReactions, tellReactions } from './sumReactions.ts';
import { useGathered } from './useGathered.ts';
import * as styles from './RoomReactions.css.ts';

/** Ms in which what is shown is gathered into one sentence for who does not see it. */
const GATHER_MS = 10_000;

/** What was shown within one moment. */
export interface ReactionBurst {
  /** Grows with each burst. */
  id: number;
  /** How often each was shown. */
  counts: ReactionTimes;
}

export interface RoomReactionsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** What stands now, oldest first; the app takes each away after some seconds. */
  bursts: readonly ReactionBurst[];
  /** Ms in which it is gathered before screen readers are told. @default 10000 */
  gatherFor?: number | undefined;
}

/** What the room shows without words: one sum of each kind, however many show it. */
export function RoomReactions({ t, bursts, gatherFor = GATHER_MS }: RoomReactionsProps) {
  const sums = sumReactions(bursts.map(({ counts }) => counts));
  const told = useGathered(bursts, gatherFor);
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.row}>
        {REACTION_KINDS.map((kind) => {
          const count = sums[kind] ?? 0;
          if (count === 0) return null;
          const last = bursts.findLast(({ counts }) => (counts[kind] ?? 0) > 0);
          return (
            <span key={kind} className={styles.chip} data-reaction={kind}>
              {/* Another key for each burst: the sign leaps once more. */}
              <span key={last?.id} className={styles.leap}>
                <Icon icon={REACTION_ICONS[kind]} />
              </span>
              <span>{count}</span>
            </span>
          );
        })}
      </span>
      <VisuallyHidden>
        <span role="status">{tellReactions(t, told)}</span>
      </VisuallyHidden>
    </div>
  );
}
