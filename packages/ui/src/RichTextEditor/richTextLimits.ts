/** What a document may hold (docs/rich-text.md); the editor divides what is more, and cuts none. */
export const RICH_TEXT_EDITOR_LIMITS = {
  /** Characters of one run of text. */
  run: 20_000,
  /** Lists and quotes in each other. */
  depth: 6,
  /** Characters of an address. */
  address: 2_000,
  /** Characters of a picture's description, and of its caption. */
  pictureWords: 500,
} as const;
