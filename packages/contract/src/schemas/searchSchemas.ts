import { z } from 'zod';

import { SEARCH_KINDS, SEARCH_TIMES } from '../enums.ts';
import { accessLabel } from './articleSchemas.ts';
import { coins, countIn, id, idValue, instant, ok, pageQuery, query, text } from './fields.ts';

/** Text split so that matches can be marked without HTML. */
const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export const searchSchemas = {
  getSearch: {
    query: pageQuery({
      key: text(100).optional().describe('The words to find; without them, the newest results.'),
      type: z.enum(SEARCH_KINDS).optional().describe('Only results of this kind.'),
      time: z.enum(SEARCH_TIMES).default('any').describe('Only results of this time range.'),
      industry: id.optional().describe('Only results about the industry of this ID.'),
      market: id.optional().describe('Only results about the market of this ID.'),
      author: text(60)
        .optional()
        .describe('Only results with this text in the name of an author or organizer.'),
    }),
    data: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        id: idValue,
        path: z.string().describe('The path of its page on the site, at the time of the hit.'),
        at_ms: z
          .number()
          .int()
          .optional()
          .describe('Where the words occur in a recording, in ms; absent for texts.'),
        title: markedText,
        /** The industry's name, empty without one: it is searched too. */
        industry: markedText,
        excerpt: markedText,
        /** The time of its publication, or of an event's start. */
        time: instant,
        /** The name of the author or organizer, which is searched too. */
        by: markedText,
        access: accessLabel,
        /** A canceled event. */
        is_canceled: z.boolean(),
        current_price: coins.nullable(),
      }),
    ),
  },
  getSearchHot: {
    query: query({
      limit: countIn(20).default(10).describe('The number of searches.'),
    }),
    data: z.array(z.object({ term: z.string(), searchers: z.number().int() })),
  },
  getSearchHistory: { query: query({}), data: z.array(z.string()) },
  deleteSearchHistory: {
    query: query({
      term: text(100).optional().describe('The search to delete; all of them without it.'),
    }),
    data: ok,
  },
};
