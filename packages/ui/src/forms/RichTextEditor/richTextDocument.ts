/** The formatting of a run of text. */
export type RichTextMark =
  { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };

export type RichTextInline =
  { type: 'text'; text: string; marks?: RichTextMark[] | undefined } | { type: 'hard_break' };

export interface RichTextParagraph {
  type: 'paragraph';
  content?: RichTextInline[] | undefined;
}

/** The blocks allowed at the top level, in a list or in a quote. */
export type RichTextBlock =
  | RichTextParagraph
  | {
      type: 'heading';
      /** 2 to 4: 1 is the title, which is not part of the text. */
      attrs: { level: number };
      content?: RichTextInline[] | undefined;
    }
  | {
      type: 'image';
      attrs: { src: string; alt?: string | undefined; caption?: string | undefined };
    }
  | {
      type: 'table';
      content: {
        type: 'table_row';
        content: { type: 'table_header' | 'table_cell'; content: RichTextParagraph[] }[];
      }[];
    }
  | {
      type: 'figure_data';
      attrs: {
        title: string;
        unit?: string | undefined;
        points: { label: string; value: number }[];
      };
    }
  | {
      type: 'bullet_list' | 'ordered_list';
      content: { type: 'list_item'; content: RichTextBlock[] }[];
    }
  | { type: 'blockquote'; content: RichTextBlock[] };

/**
 * A rich text as the contract's `richDocument` takes it (docs/rich-text.md): ProseMirror's JSON.
 * The part before the `paywall` is free; there is at most one.
 */
export interface RichTextDocument {
  type: 'doc';
  content: (RichTextBlock | { type: 'paywall' })[];
}
