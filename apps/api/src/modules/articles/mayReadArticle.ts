import type { CanSee } from '#modules/files/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { entitledBy } from './articleAccess.ts';
import { readOpenArticle } from './readArticle.ts';
import type { ArticleRow } from './readArticle.ts';

/** Returns the article, or undefined if this viewer may not open its page. */
async function openArticle(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  articleId: number,
): Promise<ArticleRow | undefined> {
  try {
    return await readOpenArticle(deps.db, articleId, { viewer, now: deps.clock.now() });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Returns whether a viewer may have the free part of an article and its images. */
export const mayOpenArticle: CanSee = async (deps, viewer, articleId) =>
  (await openArticle(deps, viewer, articleId)) !== undefined;

/** Returns whether a viewer may have the whole article and its files (CONT-29). */
export const mayReadArticle: CanSee = async (deps, viewer, articleId) => {
  const row = await openArticle(deps, viewer, articleId);
  return row !== undefined && entitledBy(row, viewer, row.bought, deps.clock.now()) !== null;
};
