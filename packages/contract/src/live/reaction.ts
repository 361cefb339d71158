/** What a member may show without words; ours. */
export const REACTIONS = ['clap', 'like', 'laugh', 'wow', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How many showed what. */
export type ReactionCounts = Readonly<Partial<Record<Reaction, number>>>;

/** Reactions of a member at most, and the ms in which they are counted. */
export const REACTIONS_MAX = 10;
export const REACTIONS_WINDOW_MS = 10_000;
/** Ms within which the reactions of all are summed before they are told. */
export const REACTION_TICK_MS = 500;
