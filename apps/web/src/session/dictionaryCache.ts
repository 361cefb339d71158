import { DICTIONARY_VERSION } from '@rostra/contract';
import { tabStore } from '../browser/siteData/textStores.ts';
import type { Dictionaries } from './Dictionaries.ts';

const SLOT = 'rostra.dictionaries';

/** The dictionaries of this tab, kept under the version key 1.2.3 (platform §9, FND-19). */
export const dictionaryCache = {
  read(): Dictionaries | null {
    try {
      const kept = JSON.parse(tabStore.read(SLOT) ?? 'null') as {
        version?: string;
        dictionaries?: Dictionaries;
      } | null;
      return kept?.version === DICTIONARY_VERSION ? (kept.dictionaries ?? null) : null;
    } catch {
      return null;
    }
  },
  write(dictionaries: Dictionaries): void {
    tabStore.write(SLOT, JSON.stringify({ version: DICTIONARY_VERSION, dictionaries }));
  },
};
