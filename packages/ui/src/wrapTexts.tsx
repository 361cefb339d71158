import type { ReactNode } from 'react';

const isText = (node: unknown): node is string | number =>
  (typeof node === 'string' && node !== '') || typeof node === 'number';

/**
 * Gives a text among other children an element of its own. A browser that translates the page replaces text nodes,
 * and React can then neither change nor remove them, nor insert anything before them (ADR 119).
 *
 * @param node children of any kind; texts beside each other share one element
 * @returns the same children without bare texts; anything else stays the same object
 */
export function wrapTexts(node: ReactNode): Exclude<ReactNode, string | number | bigint> {
  if (isText(node)) return <span>{node}</span>;
  if (typeof node === 'string' || typeof node === 'bigint') return null;
  if (!Array.isArray(node) || !node.some(isText)) return node;
  return wrapRuns(node as readonly ReactNode[]);
}

/** Texts beside each other share one element, in the place of the last. */
function wrapRuns(nodes: readonly ReactNode[]): ReactNode[] {
  const wrapped: ReactNode[] = [];
  let run = '';
  nodes.forEach((node, index) => {
    if (!isText(node)) {
      wrapped.push(node);
      return;
    }
    run += node;
    const isLast = !isText(nodes[index + 1]);
    // A place for each, so that what has no key keeps the place that it is known by.
    wrapped.push(isLast ? <span key={`text-${index}`}>{run}</span> : null);
    if (isLast) run = '';
  });
  return wrapped;
}
