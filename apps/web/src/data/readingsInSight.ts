import { useEffect } from 'react';

/** Number of components that currently show a reading, by its key. */
const shown = new Map<string, number>();

/** Marks this reading as shown while the component is mounted; null marks none. */
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

/** Checks whether a key of SWR's cache belongs to a shown reading; a list's pages end in its key. */
export function isInSight(cacheKey: string): boolean {
  for (const key of shown.keys()) {
    if (cacheKey === key || cacheKey.endsWith(` ${key}`)) return true;
  }
  return false;
}
