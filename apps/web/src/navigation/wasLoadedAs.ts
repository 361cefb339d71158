import { matchPath } from 'react-router-dom';
import type { Screen } from './Screen.ts';

/** Whether the browser loaded its document for this screen, and not for another one that led here. */
export function wasLoadedAs({ path }: Pick<Screen, 'path'>): boolean {
  const [document] = performance.getEntriesByType('navigation');
  // What a browser does not tell is not guessed: the screen says itself what it may not do.
  return document === undefined || matchPath(path, new URL(document.name).pathname) !== null;
}
