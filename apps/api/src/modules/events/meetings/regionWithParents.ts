import { regions } from '#modules/reference/index.ts';
import type { Data } from '@rostra/contract';
import type { Region } from '@rostra/contract/schemas';

type RegionName = Data<'getEvent'>['meetings'][number]['region_with_parents'][number];

/** Returns a region and those inside it with their paths, by ID. */
function pathsFrom(region: Region, above: readonly RegionName[]): [number, RegionName[]][] {
  const { id, sc_name, tc_name, en_name } = region;
  const path = [...above, { id, sc_name, tc_name, en_name }];
  return [[id, path], ...region.children.flatMap((child) => pathsFrom(child, path))];
}

const paths: ReadonlyMap<number, RegionName[]> = new Map(
  regions.flatMap((region) => pathsFrom(region, [])),
);

/** Returns a region of the reference data after its parents, the country first (EVT-44). */
export const regionWithParents = (id: number | null): RegionName[] =>
  id === null ? [] : (paths.get(id) ?? []);
