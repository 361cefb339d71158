export type {
  RichBlock,
  RichDocument,
  RichFlatBlock,
  RichInlineNode,
  RichListNode,
  RichMark,
  RichQuoteNode,
  RichTopBlock,
} from './schemas/richTextSchemas.ts';

/** How much a rich text may hold (docs/rich-text.md). */
export const RICH_TEXT_LIMITS = {
  /** Characters of one run of text. */
  run: 20_000,
  /** Blocks of one document or of one list or quote. */
  blocks: 2_000,
  /** Quotes and lists in each other. */
  depth: 6,
} as const;

/** An address that may stand in content: http, https or mailto, or a path of this site. */
export const isSafeLink = (value: string): boolean =>
  /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\]*$/i.test(value);

/** An address an image may come from: https, or a path of this site. */
export const isSafeImage = (value: string): boolean =>
  /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/i.test(value);
