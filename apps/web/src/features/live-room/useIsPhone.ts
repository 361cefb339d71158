import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '@rostra/ui/theme';

const query = `(max-width: ${breakpoints.tablet - 1}px)`;

/** Returns whether the panel is a sheet over the stage. */
export function useIsPhone(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  const read = (): boolean => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}
