import type { RichInlineNode, RichDocument, RichTopBlock } from '@rostra/contract';

/** Returns the text of a document, one line per block, without addresses of links and images. */
export function plainText(document: RichDocument): string {
  return document.content.flatMap(linesOf).join('\n');
}

/**
 * Returns the beginning of a text up to a number of characters, cut at a word or character, with an
 * ellipsis.
 */
export function excerpt(document: RichDocument, maxCharacters: number): string {
  const text = plainText(document).replaceAll(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= maxCharacters) return text;
  const cut = characters.slice(0, maxCharacters - 1).join('');
  // Cuts Latin text between words; Chinese text has no spaces to cut at.
  const space = cut.lastIndexOf(' ');
  const atWord = /[a-z\d]$/i.test(cut) && space > cut.length * 0.7 ? cut.slice(0, space) : cut;
  return `${atWord.trimEnd()}…`;
}

function linesOf(block: RichTopBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.content ?? [])];
    case 'image':
      return block.attrs.caption === undefined ? [] : [block.attrs.caption];
    case 'figure_data':
      return [
        block.attrs.title,
        ...block.attrs.points.map(({ label, value }) => `${label} ${value}`),
      ];
    case 'table':
      return block.content.map((row) =>
        row.content.map((cell) => cell.content.flatMap(linesOf).join(' ')).join(' '),
      );
    case 'bullet_list':
    case 'ordered_list':
      return block.content.flatMap((item) => item.content.flatMap(linesOf));
    case 'blockquote':
      return block.content.flatMap(linesOf);
    case 'paywall':
      return [];
  }
}

const inlineText = (nodes: readonly RichInlineNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
