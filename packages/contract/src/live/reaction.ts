/** Reactions a member can show without words; ours. */
export const REACTIONS = ['clap', 'like', 'laugh', 'wow', 'heart'] as const;
/** Reaction shown without words in the room. */
export type Reaction = (typeof REACTIONS)[number];

/** Number of members who showed each reaction. */
export type ReactionCounts = Readonly<Partial<Record<Reaction, number>>>;

/** Maximum number of a member's reactions, and the ms in which they are counted. */
export const REACTIONS_MAX = 10;
/** Ms in which the reactions of a member are counted. */
export const REACTIONS_WINDOW_MS = 10_000;
/** Ms within which the reactions of all members are summed before they are published. */
export const REACTION_TICK_MS = 500;
