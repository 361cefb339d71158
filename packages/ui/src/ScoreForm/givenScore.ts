/** A respect in which something is scored, with the reasons that may be given. */
export interface ScoreRespect {
  type: string;
  label: string;
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
