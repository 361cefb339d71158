import type { Block, InlineNode, ListNode, RichDocument, TopBlock } from './richDocument.ts';

/** A run of text, bold where asked. */
export const text = (value: string, style?: 'bold' | 'italic'): InlineNode =>
  style === undefined
    ? { type: 'text', text: value }
    : { type: 'text', text: value, marks: [{ type: style }] };

export const paragraph = (...content: (string | InlineNode)[]): Block => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});

export const heading = (value: string, level: 2 | 3 | 4 = 2): Block => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});

export const bulletList = (items: readonly string[]): ListNode => ({
  type: 'bullet_list',
  content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
});

export const quote = (value: string): Block => ({
  type: 'blockquote',
  content: [paragraph(value)],
});

/** A picture of its own; `src` is a `file_url` or an https address. */
export const image = (src: string, alt: string, caption: string): Block => ({
  type: 'image',
  attrs: { src, alt, caption },
});

/** A table; the first row is its head. */
export const table = (rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'table_row',
    content: row.map((value) => ({
      type: index === 0 ? 'table_header' : 'table_cell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
    })),
  })),
});

export const paywall: TopBlock = { type: 'paywall' };

export const document = (...content: TopBlock[]): RichDocument => ({ type: 'doc', content });
