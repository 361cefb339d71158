import type { DictionaryKey } from '@rostra/contract';
import type { Region } from '@rostra/contract/schemas';
import { dictionaryRows } from './data/dictionaryRows.ts';
import type { DictionaryRow } from './data/dictionaryRows.ts';
import { industryRows } from './data/industryRows.ts';
import { organizationTypeRows } from './data/organizationTypeRows.ts';
import { regionRows } from './data/regionRows.ts';
import type { RegionRow } from './data/regionRows.ts';
import { tickerRegionRows } from './data/tickerRegionRows.ts';
import { localizedName } from './LocalizedName.ts';
import type { LocalizedName } from './LocalizedName.ts';

export interface Industry extends LocalizedName {
  id: number;
}

export interface CodedName extends LocalizedName {
  id: number;
  code: string;
}

export const industries: readonly Industry[] = industryRows.map(([id, sc, tc, en]) => ({
  id,
  ...localizedName(sc, tc, en),
}));

export const tickerRegions: readonly CodedName[] = tickerRegionRows.map(
  ([id, code, sc, tc, en]) => ({ id, code, ...localizedName(sc, tc, en) }),
);

export const organizationTypes: readonly CodedName[] = organizationTypeRows.map(
  ([id, code, sc, tc, en]) => ({ id, code, ...localizedName(sc, tc, en) }),
);

const kinds = ['country', 'province', 'city'] as const;

function region([id, sc, tc, en, children]: RegionRow, depth: 0 | 1 | 2): Region {
  return {
    id,
    kind: kinds[depth],
    ...localizedName(sc, tc, en),
    children: (children ?? []).map((child) => region(child, depth === 0 ? 1 : 2)),
  };
}

/** Countries with their provinces and cities. */
export const regions: readonly Region[] = regionRows.map((row) => region(row, 0));

export interface DictionaryEntry extends LocalizedName {
  value: string;
  reasons?: DictionaryEntry[];
}

function entry([value, sc, tc, en, reasons]: DictionaryRow): DictionaryEntry {
  const plain = { value, ...localizedName(sc, tc, en) };
  if (reasons === undefined) return plain;
  return { ...plain, reasons: reasons.map((reason) => entry(reason)) };
}

/** All dictionaries by key. */
export const dictionaries = Object.fromEntries(
  Object.entries(dictionaryRows).map(([key, list]) => [key, list.map(entry)]),
) as Record<DictionaryKey, DictionaryEntry[]>;

const industryIds = new Map(industries.map((row) => [row.id, row]));
const tickerRegionIds = new Set(tickerRegions.map((row) => row.id));
const organizationTypeIds = new Map(organizationTypes.map((row) => [row.id, row]));

/** Returns an industry by its ID, or undefined. */
export const industryOf = (id: number): Industry | undefined => industryIds.get(id);
/** Returns whether a market has this ID. */
export const isTickerRegion = (id: number): boolean => tickerRegionIds.has(id);
/** Returns a kind of organization by its ID, or undefined. */
export const organizationTypeOf = (id: number): CodedName | undefined =>
  organizationTypeIds.get(id);

/** Returns whether a dictionary offers a value (`dislike_reasons`, `source_type` …). */
export const isDictionaryValue = (key: DictionaryKey, value: string): boolean =>
  dictionaries[key].some((row) => row.value === value);

/** Returns whether the dictionary of scores offers a type with these reasons. */
export function isScore(type: string, reasons: readonly string[]): boolean {
  const found = dictionaries.live_score_types.find(({ value }) => value === type);
  const offered = new Set(found?.reasons?.map(({ value }) => value));
  return found !== undefined && reasons.every((reason) => offered.has(reason));
}

/** Returns the dictionary name of a value, or null for an unknown value. */
export function dictionaryName(key: DictionaryKey, value: string): LocalizedName | null {
  const found = dictionaries[key].find((row) => row.value === value);
  if (found === undefined) return null;
  const { sc_name, tc_name, en_name } = found;
  return { sc_name, tc_name, en_name };
}
