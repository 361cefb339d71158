import type { LucideIcon } from 'lucide-react';
import { Heart, Laugh, PartyPopper, Sparkles, ThumbsUp } from 'lucide-react';

/** A reaction that members can send. */
export type ReactionKind = 'clap' | 'like' | 'laugh' | 'wow' | 'heart';

/** The number of each reaction. */
export type ReactionTimes = Readonly<Partial<Record<ReactionKind, number>>>;

/** In the order shown. */
export const REACTION_KINDS: readonly ReactionKind[] = ['clap', 'like', 'laugh', 'wow', 'heart'];

export const REACTION_ICONS: Readonly<Record<ReactionKind, LucideIcon>> = {
  clap: PartyPopper,
  like: ThumbsUp,
  laugh: Laugh,
  wow: Sparkles,
  heart: Heart,
};
