import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { consoleAreaOf } from '../console/consoleAreas.ts';

/** Returns the path that this document was loaded with; the router may have moved on since. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}

/**
 * Returns whether the router led to a console, such as after login, and loads it in place of this
 * document. A document loaded with that address is the server's answer: the console is not for this user.
 */
export function useConsoleDocument(): boolean {
  const { pathname, search, hash } = useLocation();
  const isLeaving =
    typeof document !== 'undefined' &&
    consoleAreaOf(pathname) !== undefined &&
    loadedPath() !== pathname;
  useEffect(() => {
    if (isLeaving) location.replace(pathname + search + hash);
  }, [isLeaving, pathname, search, hash]);
  return isLeaving;
}
