/** A respect in which something is scored, with the reasons that may be given. */
export interface ScoreRespect {
  /** The app's name for it; none of the reader's words. */
  type: string;
  /** What is scored, in the reader's words. */
  label: string;
  /** What may be given as a reason, in the order to show; the reader may give several or none. */
  reasons: readonly { value: string; label: string }[];
}

/** What the reader gives in one respect. */
export interface GivenScore {
  type: string;
  /** 1 to 5. */
  value: number;
  /** Values of the respect's reasons. */
  reasons: readonly string[];
}
