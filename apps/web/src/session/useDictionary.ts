import type { DictionaryKey } from '@rostra/contract';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';
import { useLocalized } from '../language/useText.ts';
import type { Dictionaries } from './Dictionaries.ts';

export interface DictionaryReading {
  readonly entries: Dictionaries[DictionaryKey];
  /** Returns the entry's name in the reader's language; empty for an unknown value. */
  readonly label: (value: string) => string;
}

/** Returns one dictionary of the server (FND-08 to 18). */
export function useDictionary(key: DictionaryKey): DictionaryReading {
  const dictionaries = useStore(useServices().dictionaries);
  const name = useLocalized();
  const entries = dictionaries?.[key] ?? [];
  return {
    entries,
    label: (value) => {
      const entry = entries.find((each) => each.value === value);
      return entry ? name(entry) : '';
    },
  };
}
