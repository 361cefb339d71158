import type { Locale, PageCall } from '@rostra/contract';
import type { Dictionaries } from '../session/Dictionaries.ts';

/** Ms for which the server's pages carry the same dictionaries. */
const KEPT_MS = 60_000;

export interface ServerDictionaries {
  /** Returns null if they cannot be read: the page then starts up in the browser, which retries. */
  readonly read: (call: PageCall, locale: Locale, nowMs: number) => Promise<Dictionaries | null>;
}

/** Makes the pages' dictionaries; they are the same for every reader. */
export function serverDictionaries(): ServerDictionaries {
  let kept: { dictionaries: Dictionaries; at: number } | undefined;
  return {
    read: async (call, locale, nowMs) => {
      if (kept && Math.abs(nowMs - kept.at) < KEPT_MS) return kept.dictionaries;
      const answer = await call('getDimensions', { query: {} }, locale);
      if (!answer.ret) return null;
      kept = { dictionaries: answer.data, at: nowMs };
      return answer.data;
    },
  };
}
