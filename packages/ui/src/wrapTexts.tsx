import type { ReactNode } from 'react';

const isText = (node: unknown): boolean => typeof node === 'string' || typeof node === 'number';

/**
 * Gives a text among other children an element of its own. A browser that translates the page replaces text nodes,
 * and React can then neither change nor remove them, nor insert anything before them (ADR 119).
 *
 * @param node children of any kind
 * @returns a text, or a list of nothing else, in one element; all else stays the same object
 */
export function wrapTexts(node: ReactNode): Exclude<ReactNode, string | number | bigint> {
  const isBare = isText(node) || (Array.isArray(node) && node.every(isText));
  return isBare ? <span>{Array.isArray(node) ? node.join('') : node}</span> : (node as null);
}
