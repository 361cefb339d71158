import { EMPTY_DICTIONARY, isUnwantedDictionary } from './isUnwantedDictionary.ts';

/** The part of Vite's plugin interface that we use; Rollup, Rolldown and Vite take it. */
export interface LocalesPlugin {
  name: string;
  enforce: 'pre';
  resolveId: (source: string, importer: string | undefined) => string | null;
  load: (id: string) => string | null;
}

const EMPTY = '\0rostra-empty-locale';

/**
 * Keeps the strings of React Aria's other languages out of a bundle. `locales` are those to keep;
 * React Aria falls back to en-US, so that one must be among them.
 */
export function reactAriaLocales(locales: readonly string[] = ['en-US', 'zh-CN']): LocalesPlugin {
  return {
    name: 'rostra-react-aria-locales',
    enforce: 'pre',
    resolveId: (source, importer) =>
      isUnwantedDictionary(source, importer, locales) ? EMPTY : null,
    load: (id) => (id === EMPTY ? EMPTY_DICTIONARY : null),
  };
}
