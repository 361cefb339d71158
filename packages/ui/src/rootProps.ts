import type { Ref } from 'react';

/** The props of every component with a place in a layout. */
export interface RootProps {
  /** Receives the root element, to measure it or to scroll to it. */
  ref?: Ref<HTMLElement> | undefined;
  /** A class for the root's place in a layout: margin, width, grid area. The look has props. */
  className?: string | undefined;
}

/** Returns a component's own class, followed by the given one. */
export const withClass = (own: string, given: string | undefined): string =>
  given === undefined || given === '' ? own : `${own} ${given}`.trim();

/**
 * Returns the props that a component passes to its root: the reference, and its own class with the
 * given one. A reference to any element fits the element that the root is.
 */
export function rootProps(
  { ref, className }: RootProps,
  own = '',
): { ref: Ref<never> | undefined; className?: string } {
  const classes = withClass(own, className);
  return { ref: ref as Ref<never> | undefined, ...(classes === '' ? {} : { className: classes }) };
}
