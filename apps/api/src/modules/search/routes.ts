import type { FastifyInstance } from 'fastify';
import { unlessFull } from '#platform/errors/unlessFull.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { pageMeta } from '#platform/http/pageMeta.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { dailyViewerKey } from '#platform/viewer/dailyViewerKey.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { findByWords } from './findByWords.ts';
import { rebuildByStaff } from './rebuildIndex.ts';
import { readResults } from './readResults.ts';
import { toSearchResponse } from './toSearchResponse.ts';
import { forgetHistory, historyOf, hotSearches, rememberSearch } from './searchMemory.ts';
import { searchParts } from './searchQuery.ts';

/** Mounts the search calls. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerRoute(app, 'getSearch', async ({ query, viewer, request }) => {
    const key = query.key ?? '';
    const exact = searchParts(key);
    // A key of punctuation alone finds nothing; no key at all finds the newest.
    if (key !== '' && exact.length === 0) return { data: [], meta: pageMeta(query, 0) };
    const authorParts = searchParts(query.author ?? '');
    const reader = { viewer, now: deps.clock.now() };
    const { parts, total, found } = await findByWords(deps, query, exact, reader);
    const results = await readResults(deps, found, reader);
    if (parts.length > 0 && total > 0 && query.page === 1) {
      const searcher = dailyViewerKey(deps, viewer, request.ip);
      await unlessFull(() => rememberSearch(deps, { key, viewer, searcher }));
    }
    return {
      data: results.map((row) => toSearchResponse(row, { parts, authorParts }, viewer)),
      meta: pageMeta(query, total),
    };
  });

  registerRoute(app, 'getSearchHot', ({ query, viewer }) =>
    hotSearches(db, { now: deps.clock.now(), locale: viewer.locale, limit: query.limit }),
  );

  registerRoute(app, 'getSearchHistory', ({ viewer }) => historyOf(db, requireUser(viewer)));

  registerRoute(app, 'postStaffSearchRebuild', async ({ viewer }) => {
    await rebuildByStaff(deps, requireUser(viewer));
    return {};
  });

  registerRoute(app, 'deleteSearchHistory', async ({ query, viewer }) => {
    await forgetHistory(db, requireUser(viewer), query.term);
    return {};
  });
}
