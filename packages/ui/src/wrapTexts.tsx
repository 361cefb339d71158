import type { ReactNode } from 'react';

/**
 * Gives a text among other children an element of its own. A browser that translates the page replaces text nodes,
 * and React can then neither change nor remove them, nor insert anything before them (ADR 119).
 *
 * @param node children of any kind
 * @returns a text in an element; all else stays the same object
 */
export function wrapTexts(node: ReactNode): Exclude<ReactNode, string | number | bigint> {
  return typeof node === 'string' || typeof node === 'number' ? (
    <span>{node}</span>
  ) : (
    (node as null)
  );
}
