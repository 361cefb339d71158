/** What a member may show without words; ours. */
export const REACTIONS = ['clap', 'like', 'laugh', 'wow', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Reactions of a member in ten seconds at most. */
export const REACTIONS_PER_TEN_SECONDS = 10;
/** Ms within which the reactions of all are summed before they are told. */
export const REACTION_TICK_MS = 500;
