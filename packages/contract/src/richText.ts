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
export * from './richTextRules.ts';
