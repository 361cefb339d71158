import type { Ref } from 'react';

/** The props of every component with a root element. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Receives the root element, to measure it or to scroll to it. */
  ref?: Ref<Root> | undefined;
  /** A class for the root's place in a layout: margin, width, grid area. The look has props. */
  className?: string | undefined;
}

/**
 * Returns the props that a component passes to its root: the reference, and its own class with the
 * given one. A reference to any element fits the element that the root is.
 */
export const rootProps = (
  { ref, className = '' }: RootProps<Element>,
  own = '',
): { ref: Ref<never> | undefined; className: string } => ({
  ref: ref as Ref<never> | undefined,
  // Undefined is as good as left out, also to React Aria.
  className: (`${own} ${className}`.trim() || undefined) as string,
});
