import type { FastifyInstance } from 'fastify';
import { cleanLine } from '@rostra/i18n/input';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { foldText } from '#platform/text/foldText.ts';
import type { LocalizedName } from './LocalizedName.ts';
import { dictionaries, industries, regions, tickerRegions } from './referenceData.ts';

/** Mounts the calls for our reference data: dictionaries, regions, industries, markets. */
export function referenceRoutes(app: FastifyInstance): void {
  registerRoute(app, 'getDimensions', () => dictionaries);
  registerRoute(app, 'getRegions', () => [...regions]);
  registerRoute(app, 'getIndustries', ({ query }) => page(industries, query));
  registerRoute(app, 'getTickerRegions', ({ query }) => page(tickerRegions, query));
}

/**
 * Returns one page of the rows whose name in any script contains the key (select widget, platform
 * §7).
 */
function page<Row extends LocalizedName>(
  rows: readonly Row[],
  query: { page: number; per_page: number; key?: string | undefined },
): { data: Row[]; meta: ReturnType<typeof pageMeta> } {
  const key = foldText(cleanLine(query.key ?? ''));
  const found = rows.filter((row) =>
    [row.sc_name, row.tc_name, row.en_name].some((name) => foldText(name).includes(key)),
  );
  const { limit, offset } = pageWindow(query);
  return { data: found.slice(offset, offset + limit), meta: pageMeta(query, found.length) };
}
