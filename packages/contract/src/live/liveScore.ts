/** The best that a live can be given; 1 is the least (PLAY-14; ours, the specification names no scale). */
export const LIVE_SCORE_MAX = 5;

/** What somebody thought of a live in one respect. */
export interface LiveScore {
  /** A value of the dictionary `live_score_types`. */
  readonly type: string;
  /** 1 to `LIVE_SCORE_MAX`. */
  readonly value: number;
  /** Values of the reasons that the dictionary has for the type. */
  readonly reasons: readonly string[];
}
