import type {
  RichBlock,
  RichInlineNode,
  RichListNode,
  RichDocument,
  RichTopBlock,
} from '@rostra/contract';

/** Builds a run of text, optionally bold or italic. */
export const text = (value: string, style?: 'bold' | 'italic'): RichInlineNode =>
  style === undefined
    ? { type: 'text', text: value }
    : { type: 'text', text: value, marks: [{ type: style }] };

export const paragraph = (...content: (string | RichInlineNode)[]): RichBlock => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});

export const heading = (value: string, level: 2 | 3 | 4 = 2): RichBlock => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});

export const bulletList = (items: readonly string[]): RichListNode => ({
  type: 'bullet_list',
  content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
});

export const quote = (value: string): RichBlock => ({
  type: 'blockquote',
  content: [paragraph(value)],
});

/** Builds a standalone image; `src` is a `file_url` or an https address. */
export const image = (src: string, alt: string, caption: string): RichBlock => ({
  type: 'image',
  attrs: { src, alt, caption },
});

/** Builds a table; the first row is its head. */
export const table = (rows: readonly (readonly string[])[]): RichBlock => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'table_row',
    content: row.map((value) => ({
      type: index === 0 ? 'table_header' : 'table_cell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
    })),
  })),
});

export const paywall: RichTopBlock = { type: 'paywall' };

export const document = (...content: RichTopBlock[]): RichDocument => ({ type: 'doc', content });
