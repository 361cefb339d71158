import type { CanSee } from '#modules/files/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { entitledBy } from './articleAccess.ts';
import { readOpenArticle } from './readArticle.ts';

/** Whether a viewer may have the whole of an article: asked for its files (CONT-29). */
export const mayReadArticle: CanSee = async (deps, viewer, articleId) => {
  const now = deps.clock.now();
  try {
    const row = await readOpenArticle(deps.db, articleId, { viewer, now });
    return entitledBy(row, viewer, row.bought, now) !== null;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};
