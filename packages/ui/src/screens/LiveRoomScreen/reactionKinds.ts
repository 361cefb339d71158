import type { LucideIcon } from 'lucide-react';
import { Heart, Laugh, PartyPopper, Sparkles, ThumbsUp } from 'lucide-react';

/** What can be shown without words. */
export type ReactionKind = 'clap' | 'like' | 'laugh' | 'wow' | 'heart';

/** How often each was shown. */
export type ReactionTimes = Readonly<Partial<Record<ReactionKind, number>>>;

/** In the order in which they stand. */
export const REACTION_KINDS: readonly ReactionKind[] = ['clap', 'like', 'laugh', 'wow', 'heart'];

export const REACTION_ICONS: Readonly<Record<ReactionKind, LucideIcon>> = {
  clap: PartyPopper,
  like: ThumbsUp,
  laugh: Laugh,
  wow: Sparkles,
  heart: Heart,
};
