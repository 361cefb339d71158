import type { JSONContent } from '@tiptap/core';
import type { RichTextDocument } from './richTextDocument.ts';
import { RICH_TEXT_EDITOR_LIMITS } from './richTextLimits.ts';

const CONTAINERS = new Set(['bullet_list', 'ordered_list', 'blockquote']);

/** Adds a line to type in where the editor needs one and the document has none. */
const withLine = (content: JSONContent[]): JSONContent[] =>
  content.length === 0 ? [{ type: 'paragraph' }] : content;

const openNode = (node: JSONContent): JSONContent =>
  node.type === 'table_cell' || node.type === 'table_header'
    ? { ...node, content: withLine(node.content ?? []) }
    : { ...node, ...(node.content && { content: node.content.map(openNode) }) };

/**
 * Returns a stored document as the editor takes it: every empty cell, and the end after a paywall,
 * is editable.
 */
export function toEditor(document: RichTextDocument): JSONContent {
  const content = (document.content as JSONContent[]).map(openNode);
  const isOpen = content.length === 0 || content.at(-1)?.type === 'paywall';
  return { type: 'doc', content: isOpen ? [...content, { type: 'paragraph' }] : content };
}

/** Returns the attributes that were set; the editor writes null for the others. */
const givenOnly = (attrs: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));

/** Splits a run that is longer than a document may hold. */
const runs = (node: JSONContent): JSONContent[] => {
  const letters = node.text ?? '';
  if (letters.length <= RICH_TEXT_EDITOR_LIMITS.run) return [node];
  const parts: JSONContent[] = [];
  for (let from = 0; from < letters.length;) {
    const last = letters.codePointAt(from + RICH_TEXT_EDITOR_LIMITS.run - 1) ?? 0;
    // A surrogate pair is never split.
    const to =
      from + (last > 0xff_ff ? RICH_TEXT_EDITOR_LIMITS.run - 1 : RICH_TEXT_EDITOR_LIMITS.run);
    parts.push({ ...node, text: letters.slice(from, to) });
    from = to;
  }
  return parts;
};

/** Lists and quotes nested deeper than a document may hold move their blocks to the level above. */
const unpacked = (node: JSONContent): JSONContent[] =>
  (node.content ?? []).flatMap((child) =>
    child.type === 'list_item' || CONTAINERS.has(child.type ?? '') ? unpacked(child) : [child],
  );

function closeNode(node: JSONContent, depth: number): JSONContent {
  const isContainer = CONTAINERS.has(node.type ?? '');
  const inner = isContainer ? depth + 1 : depth;
  const children = node.content?.flatMap((child) => {
    if (child.type === 'text') return runs(child);
    const isTooDeep = inner >= RICH_TEXT_EDITOR_LIMITS.depth && CONTAINERS.has(child.type ?? '');
    return isTooDeep ? unpacked(child) : [child];
  });
  const attrs = givenOnly(node.attrs ?? {});
  return {
    ...node,
    ...(node.marks && { marks: node.marks.map(closeMark) }),
    ...(children && { content: children.map((child) => closeNode(child, inner)) }),
    ...(Object.keys(attrs).length > 0 && { attrs }),
  };
}

const closeMark = ({ type, attrs }: NonNullable<JSONContent['marks']>[number]) =>
  attrs && Object.keys(attrs).length > 0 ? { type, attrs } : { type };

const isEmptyLine = (node: JSONContent | undefined): boolean =>
  node?.type === 'paragraph' && (node.content ?? []).length === 0;

/**
 * Returns the editor's content as it is stored, without the line that the editor keeps at the end.
 */
export function toDocument(edited: JSONContent): RichTextDocument {
  const content = (edited.content ?? []).map((node) => closeNode(node, 0));
  const before = content.at(-2)?.type;
  const isSpare = before === undefined || !['paragraph', 'heading'].includes(before);
  const kept = isSpare && isEmptyLine(content.at(-1)) ? content.slice(0, -1) : content;
  return { type: 'doc', content: kept } as RichTextDocument;
}
