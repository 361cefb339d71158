import { z } from 'zod';

/** Characters of one run of text, at most. */
const TEXT_MAX = 20_000;
/** Blocks of one document or of one list, quote or cell, at most. */
const BLOCKS_MAX = 2_000;
/** Quotes and lists may stand in each other so deep. */
const DEPTH_MAX = 6;

/** An address that may stand in content: http, https or mailto, or a path of this site. */
export const isSafeLink = (value: string): boolean =>
  /^(?:https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\]*$/i.test(value);

/** An address an image may come from: https, or a path of this site. */
export const isSafeImage = (value: string): boolean =>
  /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/i.test(value);

const href = z.string().max(2000).refine(isSafeLink, { message: 'link_refused' });
const src = z.string().max(2000).refine(isSafeImage, { message: 'image_refused' });

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);

const textNode = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(TEXT_MAX),
  marks: z.array(mark).max(3).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hard_break') });
const inline = z.array(z.discriminatedUnion('type', [textNode, hardBreak])).max(BLOCKS_MAX);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const heading = z.strictObject({
  type: z.literal('heading'),
  /** 1 is the article's title, so the body begins with 2. */
  attrs: z.strictObject({ level: z.number().int().min(2).max(4) }),
  content: inline.optional(),
});
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    src,
    alt: z.string().max(500).optional(),
    caption: z.string().max(500).optional(),
  }),
});
const cell = z.strictObject({
  type: z.enum(['table_header', 'table_cell']),
  content: z.array(paragraph).max(20),
});
const table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(z.strictObject({ type: z.literal('table_row'), content: z.array(cell).min(1).max(20) }))
    .min(1)
    .max(200),
});
const figureData = z.strictObject({
  type: z.literal('figure_data'),
  attrs: z.strictObject({
    title: z.string().min(1).max(200),
    unit: z.string().max(40).optional(),
    points: z
      .array(z.strictObject({ label: z.string().max(80), value: z.number() }))
      .min(1)
      .max(60),
  }),
});
const paywall = z.strictObject({ type: z.literal('paywall') });

export type Mark = z.output<typeof mark>;
export type InlineNode = z.output<typeof inline>[number];
export type FlatBlock =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof image>
  | z.output<typeof table>
  | z.output<typeof figureData>;
export interface ListNode {
  type: 'bullet_list' | 'ordered_list';
  content: { type: 'list_item'; content: Block[] }[];
}
export interface QuoteNode {
  type: 'blockquote';
  content: Block[];
}
/** What may stand inside a list or a quote. */
export type Block = FlatBlock | ListNode | QuoteNode;
/** What may stand at the top: the paywall nowhere else. */
export type TopBlock = Block | z.output<typeof paywall>;
/** A rich text as it is stored: ProseMirror's JSON with the nodes of docs/rich-text.md. */
export interface RichDocument {
  type: 'doc';
  content: TopBlock[];
}

const flatBlock = [paragraph, heading, image, table, figureData] as const;

const blockAt = (depth: number): z.ZodType<Block> => {
  if (depth === 0) return z.discriminatedUnion('type', [...flatBlock]);
  const inner = z
    .array(blockAt(depth - 1))
    .min(1)
    .max(BLOCKS_MAX);
  return z.discriminatedUnion('type', [
    ...flatBlock,
    z.strictObject({ type: z.literal('blockquote'), content: inner }),
    z.strictObject({
      type: z.enum(['bullet_list', 'ordered_list']),
      content: z
        .array(z.strictObject({ type: z.literal('list_item'), content: inner }))
        .min(1)
        .max(BLOCKS_MAX),
    }),
  ]);
};

/** Takes a document of the allowed nodes and refuses everything else, a second paywall too. */
export const richDocument: z.ZodType<RichDocument> = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([paywall, blockAt(DEPTH_MAX)]))
    .max(BLOCKS_MAX)
    .refine((blocks) => blocks.filter((block) => block.type === 'paywall').length <= 1, {
      message: 'one_paywall',
    }),
}) as z.ZodType<RichDocument>;
