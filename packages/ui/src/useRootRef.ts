import { useMemo } from 'react';
import type { Ref, RefCallback, RefObject } from 'react';

function joinRefs<Root extends HTMLElement>(
  own: RefObject<Root | null>,
  given: Ref<HTMLElement> | undefined,
): RefCallback<Root> {
  return (element) => {
    own.current = element;
    const end = typeof given === 'function' ? given(element) : undefined;
    if (typeof given === 'object' && given !== null) given.current = element;
    return () => {
      own.current = null;
      if (typeof end === 'function') end();
      else if (typeof given === 'function') given(null);
      else if (given) given.current = null;
    };
  };
}

/** Returns a reference for a root that the component itself needs as well as its user. */
export function useRootRef<Root extends HTMLElement>(
  own: RefObject<Root | null>,
  given: Ref<HTMLElement> | undefined,
): RefCallback<Root> {
  return useMemo(() => joinRefs(own, given), [own, given]);
}
