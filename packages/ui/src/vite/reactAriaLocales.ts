/** What we use of Vite's plugin interface; Rollup, Rolldown and Vite take it. */
export interface LocalesPlugin {
  name: string;
  enforce: 'pre';
  resolveId: (source: string, importer: string | undefined) => string | null;
  load: (id: string) => string | null;
}

const EMPTY = '\0rostra-empty-locale';

/** A dictionary file of React Aria: `intl/datepicker/de-DE.mjs` and the like. */
const DICTIONARY = /(?:^|\/)([a-z]{2}-[A-Z]{2})\.(?:mjs|js|cjs)$/;
const INSIDE =
  /node_modules\/.*(?:react-aria|react-stately|@react-aria|@react-stately|react-aria-components)\//;

/**
 * Keeps the strings of React Aria's other languages out of a bundle. `locales` are those to keep;
 * React Aria falls back to en-US, so that one must be among them.
 */
export function reactAriaLocales(locales: readonly string[] = ['en-US', 'zh-CN']): LocalesPlugin {
  return {
    name: 'rostra-react-aria-locales',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const locale = DICTIONARY.exec(source)?.[1];
      if (locale === undefined || importer === undefined || !INSIDE.test(importer)) return null;
      return locales.includes(locale) ? null : EMPTY;
    },
    load: (id) => (id === EMPTY ? 'export default {};' : null),
  };
}
