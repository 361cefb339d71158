import { regions } from '#modules/reference/index.ts';
import type { Data } from '@rostra/contract';
import type { Region } from '@rostra/contract/schemas';

type RegionName = Data<'getEvent'>['meetings'][number]['region_with_parents'][number];

const paths = new Map<number, RegionName[]>();

function note(region: Region, above: readonly RegionName[]): void {
  const { id, sc_name, tc_name, en_name } = region;
  const path = [...above, { id, sc_name, tc_name, en_name }];
  paths.set(id, path);
  for (const child of region.children) note(child, path);
}
for (const region of regions) note(region, []);

/** Returns a region of the reference data after its parents, the country first (EVT-44). */
export const regionWithParents = (id: number | null): RegionName[] =>
  id === null ? [] : (paths.get(id) ?? []);
