import type { LiveText } from '../liveText.ts';
import { REACTION_KINDS } from './reactionKinds.ts';
import type { ReactionTimes } from './reactionKinds.ts';

/** Returns the sum of all of them. */
export function sumReactions(all: readonly ReactionTimes[]): ReactionTimes {
  const sums = REACTION_KINDS.map(
    (kind) => [kind, all.reduce((sum, one) => sum + (one[kind] ?? 0), 0)] as const,
  );
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}

/** Returns one sentence for all reactions: "Applause 12, Heart 3"; empty for none. */
export const describeReactions = (t: LiveText, times: ReactionTimes): string =>
  REACTION_KINDS.flatMap((kind) => {
    const count = times[kind] ?? 0;
    const name = t(`liveTalk.reactions.kinds.${kind}`);
    return count === 0 ? [] : [t('liveTalk.reactions.count', { name, count })];
  }).join(t('live.notices.and'));
