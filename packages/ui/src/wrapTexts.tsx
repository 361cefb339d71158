import type { ReactNode } from 'react';

const isText = (node: unknown): node is string | number =>
  (typeof node === 'string' && node !== '') || typeof node === 'number';

/**
 * Gives a text among other children an element of its own. A browser that translates the page replaces text nodes,
 * and React can then neither change nor remove them, nor insert anything before them (ADR 119).
 *
 * @param node children of any kind; texts beside each other in a list share one element
 * @returns the same children without bare texts; anything else stays the same object
 */
export function wrapTexts(node: ReactNode): Exclude<ReactNode, string | number | bigint> {
  if (isText(node)) return <span>{node}</span>;
  if (typeof node === 'string' || typeof node === 'bigint') return null;
  if (!Array.isArray(node) || !node.some(isText)) return node;
  const nodes = node as readonly ReactNode[];
  return nodes.map((child, index) => {
    if (!isText(child)) return child;
    if (isText(nodes[index - 1])) return null;
    const end = nodes.findIndex((next, at) => at > index && !isText(next));
    // The place in the list is what React itself knows a text by.
    // oxlint-disable-next-line react/no-array-index-key
    return (
      <span key={`text-${index}`}>{nodes.slice(index, end < 0 ? undefined : end).join('')}</span>
    );
  });
}
