import { productProvider } from '#modules/products/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { OrderRow } from './tables.ts';

/** Returns the paths of the bought products by order, with one lookup for each kind of product. */
export async function orderPaths(
  deps: Pick<Deps, 'db' | 'contributed'>,
  rows: readonly OrderRow[],
  context: { viewer: Viewer; now: Date },
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const type of new Set(rows.map((row) => row.productType))) {
    const ofType = rows.filter((row) => row.productType === type);
    const ids = [...new Set(ofType.map((row) => row.productId))];
    const paths = await productProvider(deps, type)?.paths?.(deps.db, ids, context);
    for (const row of ofType) {
      const path = paths?.get(row.productId);
      if (path !== undefined) found.set(row.id, path);
    }
  }
  return found;
}
