import type { Deps } from '#platform/module/Deps.ts';
import { searchUses } from '#modules/search/tables.ts';

/** Words that the demo's readers searched, with how many of them. */
const searched: readonly (readonly [term: string, searchers: number])[] = [
  ['储能', 46],
  ['半导体', 41],
  ['ai capex', 33],
  ['创新药', 28],
  ['人形机器人', 24],
  ['匈牙利', 19],
  ['财政脉冲', 15],
  ['retail', 12],
  ['碳酸锂', 11],
  ['robots', 9],
];

const HOUR_MS = 60 * 60 * 1000;

/** Writes the hot words of the demo, once. */
export async function loadSearches(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if ((await deps.db.$count(searchUses)) > 0) return;
  const hour = new Date(Math.floor(deps.clock.now().getTime() / HOUR_MS) * HOUR_MS);
  await deps.db.insert(searchUses).values(
    searched.flatMap(([term, searchers]) =>
      Array.from({ length: searchers }, (_none, index) => ({
        hour: new Date(hour.getTime() - (index % 48) * HOUR_MS),
        term,
        searcher: `demo:${index}`,
      })),
    ),
  );
}
