import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from './Viewer.ts';

/** Returns the id of the logged-in user; a visitor or guest gets `sessionMissing` (401). */
export function requireUser(viewer: Viewer): number {
  if (viewer.kind !== 'user' || viewer.userId === undefined) throw new AppError('sessionMissing');
  return viewer.userId;
}
