import { useMemo } from 'react';
import type { Ref } from 'react';

/** Gives an element to a reference; returns how to take it back. */
function attach<Root extends HTMLElement>(ref: Ref<Root> | undefined, element: Root): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

/**
 * Returns a reference for a root that the component itself needs as well as its user. A root that
 * stays as long as its component passes its own reference on by `useImperativeHandle`.
 */
export function useRootRef<Root extends HTMLElement>(
  own: Ref<Root>,
  given: Ref<HTMLElement> | undefined,
): (element: Root) => () => void {
  return useMemo(
    () => (element) => {
      const ends = [attach(own, element), attach(given, element)];
      return () => ends.forEach((end) => end());
    },
    [own, given],
  );
}
