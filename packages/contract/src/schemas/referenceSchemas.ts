import { z } from 'zod';

import { SELECT_PAGE_SIZE } from '../constants.ts';
import { DICTIONARY_KEYS } from '../enums.ts';
import { idValue, localizedName, ok, pageQuery, perPage, query, text } from './fields.ts';

const dictionaryEntry = z.object({ value: z.string(), ...localizedName });

/** A score type or a plain entry; score types carry their reasons (platform §3). */
const dictionaryEntryWithReasons = dictionaryEntry.extend({
  reasons: z.array(dictionaryEntry).optional(),
});

const selectQuery = pageQuery({
  key: text(80).optional().describe('Only rows with this text in one of their names.'),
}).extend({ per_page: perPage(100, SELECT_PAGE_SIZE) });

/** Each key is named, so that generated clients know them. */
const dictionaries = z.object(
  Object.fromEntries(
    DICTIONARY_KEYS.map((key) => [key, z.array(dictionaryEntryWithReasons)]),
  ) as Record<(typeof DICTIONARY_KEYS)[number], z.ZodArray<typeof dictionaryEntryWithReasons>>,
);

export interface Region {
  id: number;
  kind: 'country' | 'province' | 'city';
  sc_name: string | null;
  tc_name: string | null;
  en_name: string | null;
  children: Region[];
}

const region: z.ZodType<Region> = z
  .object({
    id: idValue,
    kind: z.enum(['country', 'province', 'city']),
    ...localizedName,
    get children() {
      return z.array(region);
    },
  })
  // The published description can name a recursive schema only by an id.
  .meta({ id: 'Region' });

export const referenceSchemas = {
  getDimensions: {
    query: query({}),
    data: dictionaries,
  },
  getRegions: { query: query({}), data: z.array(region) },
  getIndustries: {
    query: selectQuery,
    data: z.array(z.object({ id: idValue, ...localizedName })),
  },
  getTickerRegions: {
    query: selectQuery,
    data: z.array(z.object({ id: idValue, code: z.string(), ...localizedName })),
  },
  postClientErrors: {
    body: z.strictObject({
      message: text(500),
      stack: text(4000).optional(),
      /** Path of the page, without its query. */
      path: text(500),
      /** Build version of the page. */
      version: text(40),
    }),
    data: ok,
  },
};
