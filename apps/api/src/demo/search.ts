import { LOCALES } from '@rostra/contract';
import type { Locale } from '@rostra/contract';
import type { Deps } from '#platform/module/Deps.ts';
import { searchUses } from '#modules/search/tables.ts';

/** Words that the demo's readers of each language searched, with how many of them. */
const searched = {
  'zh-CN': [
    ['储能', 46],
    ['半导体', 41],
    ['创新药', 28],
    ['人形机器人', 24],
    ['匈牙利', 19],
    ['财政脉冲', 15],
    ['碳酸锂', 11],
    ['光模块', 9],
  ],
  en: [
    ['semiconductors', 33],
    ['energy storage', 27],
    ['robots', 21],
    ['retail', 18],
    ['local content', 14],
    ['packaging', 12],
    ['licensing', 8],
  ],
} as const satisfies Record<Locale, readonly (readonly [term: string, searchers: number])[]>;

const HOUR_MS = 60 * 60 * 1000;

/** Writes the hot words of the demo, once. */
export async function loadSearches(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if ((await deps.db.$count(searchUses)) > 0) return;
  const hour = new Date(Math.floor(deps.clock.now().getTime() / HOUR_MS) * HOUR_MS);
  await deps.db.insert(searchUses).values(
    LOCALES.flatMap((locale) =>
      searched[locale].flatMap(([term, searchers]) =>
        Array.from({ length: searchers }, (_none, index) => ({
          hour: new Date(hour.getTime() - (index % 48) * HOUR_MS),
          searchedAt: new Date(hour.getTime() - (index % 48) * HOUR_MS),
          term,
          written: term,
          locale,
          searcher: `demo:${index}`,
        })),
      ),
    ),
  );
}
