/**
 * The limits of a document (docs/rich-text.md); the editor splits longer content, and cuts none.
 */
export const RICH_TEXT_EDITOR_LIMITS = {
  /** The character limit of one run of text. */
  run: 20_000,
  /** The nesting limit of lists and quotes. */
  depth: 6,
  /** The character limit of an address. */
  address: 2_000,
  /** The character limit of an image's description, and of its caption. */
  imageAlt: 500,
} as const;
