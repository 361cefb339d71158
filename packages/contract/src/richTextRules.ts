/** Limits of a rich text (docs/rich-text.md). */
export const RICH_TEXT_LIMITS = {
  /** Maximum length of one run of text in characters. */
  run: 20_000,
  /** Maximum number of blocks in a document, a list or a quote. */
  blocks: 2_000,
  /** Maximum nesting of quotes and lists. */
  depth: 6,
} as const;

/**
 * Returns whether an address is allowed in content: http, https or mailto, or a path of this site.
 */
export const isSafeLink = (value: string): boolean =>
  /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\]*$/i.test(value);

/** Returns whether an address is allowed for an image: https, or a path of this site. */
export const isSafeImage = (value: string): boolean =>
  /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/i.test(value);
