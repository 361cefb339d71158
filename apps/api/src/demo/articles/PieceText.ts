/** A text in Chinese and in English. */
export type Pair = readonly [zh: string, en: string];

/** A section of an article: its heading and one paragraph. */
export interface Section {
  heading: Pair;
  text: Pair;
}

/**
 * The body of a demo article. None of its paragraphs appears in any other piece: what one piece
 * sells must not be free in another.
 */
export interface PieceText {
  opening: Pair;
  /** The first is free where the piece is not. */
  sections: readonly [Section, ...Section[]];
  closing: Pair;
  /** Figures of a table behind the paywall: a year ago and now. */
  figures?: readonly (readonly [label: Pair, before: string, now: string])[];
}
