import { matchPath } from 'react-router-dom';
import type { Screen } from './Screen.ts';

/** Checks whether the browser loaded its document for this screen, not for another one that led here. */
export function wasLoadedAs({ path }: Pick<Screen, 'path'>): boolean {
  const [document] = performance.getEntriesByType('navigation');
  // Nothing is assumed without the browser's entry: the screen itself shows what is not permitted.
  return document === undefined || matchPath(path, new URL(document.name).pathname) !== null;
}
