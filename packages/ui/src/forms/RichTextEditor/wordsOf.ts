import { countWords } from '@rostra/i18n';
import type { Node } from '@tiptap/pm/model';

/** Changed blocks are replaced objects, so that only those are counted again. */
const counted = new WeakMap<Node, number>();

interface Figure {
  title: string;
  points: { label: string; value: number }[];
}

/** Returns the words of a block outside its own text: a caption, a figure's labels. */
function wordsBeside({ type, attrs }: Node): string {
  if (type.name === 'image') return (attrs['caption'] as string | null) ?? '';
  if (type.name !== 'figure_data') return '';
  const { title, points } = attrs as Figure;
  return [title, ...points.map(({ label, value }) => `${label} ${value}`)].join('\n');
}

function textOf(block: Node): string {
  const lines = [wordsBeside(block)];
  block.descendants((node) => {
    if (node.isTextblock) lines.push(node.textBetween(0, node.content.size, ' ', () => ' '));
    else lines.push(wordsBeside(node));
    return !node.isTextblock;
  });
  if (block.isTextblock) lines.push(block.textBetween(0, block.content.size, ' ', () => ' '));
  return lines.join('\n');
}

/**
 * Returns the length of a text: one for each Chinese character, one for each word of other scripts
 * (I18N-20).
 */
export function wordsOf(document: Node): number {
  let words = 0;
  document.forEach((block) => {
    const known = counted.get(block) ?? countWords(textOf(block)).total;
    counted.set(block, known);
    words += known;
  });
  return words;
}
