/** A respect of a score, with the reasons on offer. */
export interface ScoreRespect {
  /** The app's name for it; not shown to the reader. */
  type: string;
  /** The scored respect, in the reader's language. */
  label: string;
  /** The reasons on offer, in the order to show; the reader may choose several or none. */
  reasons: readonly { value: string; label: string }[];
}

/** The reader's score in one respect. */
export interface GivenScore {
  type: string;
  /** 1 to 5. */
  value: number;
  /** Values of the respect's reasons. */
  reasons: readonly string[];
}
