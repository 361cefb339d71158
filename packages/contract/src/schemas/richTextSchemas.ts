import { plainLink, removeDirectionControls } from '@rostra/i18n/input';
import { z } from 'zod';

import { isSafeImage, isSafeLink, RICH_TEXT_LIMITS } from '../richTextRules.ts';
import { withoutBlank } from './fields.ts';

const href = z
  .string()
  .max(4000)
  .transform(plainLink)
  .pipe(z.string().max(2000).refine(isSafeLink, { message: 'link_refused' }));
const src = z.string().max(2000).refine(isSafeImage, { message: 'image_refused' });

/** A part of a text as its author formatted it: spaces at its ends belong to it. */
const part = (max: number, min = 0) =>
  z.string().min(min).max(max).transform(removeDirectionControls);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);

const textNode = z.strictObject({
  type: z.literal('text'),
  text: part(RICH_TEXT_LIMITS.run, 1),
  marks: z.array(mark).max(3).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hard_break') });
const inline = z
  .array(z.discriminatedUnion('type', [textNode, hardBreak]))
  .max(RICH_TEXT_LIMITS.blocks)
  // The editor accepts no empty run.
  .transform((nodes) => nodes.filter((node) => node.type !== 'text' || node.text !== ''));

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const heading = z.strictObject({
  type: z.literal('heading'),
  /** 1 is the article's title, so the body starts with 2. */
  attrs: z.strictObject({ level: z.number().int().min(2).max(4) }),
  content: inline.optional(),
});
const image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    src,
    alt: part(500).optional(),
    caption: part(500).optional(),
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
    title: part(200, 1).transform(withoutBlank).pipe(z.string().min(1)),
    unit: part(40).optional(),
    points: z
      .array(z.strictObject({ label: part(80), value: z.number() }))
      .min(1)
      .max(60),
  }),
});
const paywall = z.strictObject({ type: z.literal('paywall') });

export type RichMark = z.output<typeof mark>;
export type RichInlineNode = z.output<typeof inline>[number];
export type RichFlatBlock =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof image>
  | z.output<typeof table>
  | z.output<typeof figureData>;
export interface RichListNode {
  type: 'bullet_list' | 'ordered_list';
  content: { type: 'list_item'; content: RichBlock[] }[];
}
export interface RichQuoteNode {
  type: 'blockquote';
  content: RichBlock[];
}
/** Nodes allowed inside a list or a quote. */
export type RichBlock = RichFlatBlock | RichListNode | RichQuoteNode;
/** Nodes allowed at the top level; only there may a paywall appear. */
export type RichTopBlock = RichBlock | z.output<typeof paywall>;
/** A stored rich text: ProseMirror's JSON with the nodes of docs/rich-text.md. */
export interface RichDocument {
  type: 'doc';
  content: RichTopBlock[];
}

const flatBlock = [paragraph, heading, image, table, figureData] as const;

const blockAt = (depth: number): z.ZodType<RichBlock> => {
  if (depth === 0) return z.discriminatedUnion('type', [...flatBlock]);
  const inner = z
    .array(blockAt(depth - 1))
    .min(1)
    .max(RICH_TEXT_LIMITS.blocks);
  return z.discriminatedUnion('type', [
    ...flatBlock,
    z.strictObject({ type: z.literal('blockquote'), content: inner }),
    z.strictObject({
      type: z.enum(['bullet_list', 'ordered_list']),
      content: z
        .array(z.strictObject({ type: z.literal('list_item'), content: inner }))
        .min(1)
        .max(RICH_TEXT_LIMITS.blocks),
    }),
  ]);
};

/**
 * Accepts a document of the allowed nodes and refuses everything else, including a second paywall.
 */
export const richDocument: z.ZodType<RichDocument> = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([paywall, blockAt(RICH_TEXT_LIMITS.depth)]))
    .max(RICH_TEXT_LIMITS.blocks)
    .refine((blocks) => blocks.filter((block) => block.type === 'paywall').length <= 1, {
      message: 'one_paywall',
    }),
}) as z.ZodType<RichDocument>;
