import { useEffect } from 'react';

/** How many components show a reading now, by its key. */
const shown = new Map<string, number>();

/** Notes while a component stands that it shows this reading; null shows none. */
export function useInSight(key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    shown.set(key, (shown.get(key) ?? 0) + 1);
    return () => {
      const left = (shown.get(key) ?? 1) - 1;
      if (left > 0) shown.set(key, left);
      else shown.delete(key);
    };
  }, [key]);
}

/** Whether a key of SWR's cache belongs to a reading that is shown; a list's pages end in its key. */
export function isInSight(cacheKey: string): boolean {
  for (const key of shown.keys()) {
    if (cacheKey === key || cacheKey.endsWith(` ${key}`)) return true;
  }
  return false;
}
