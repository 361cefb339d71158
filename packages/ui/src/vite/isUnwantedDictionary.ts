/** A dictionary file of React Aria: `intl/datepicker/de-DE.mjs` and the like. */
const DICTIONARY = /(?:^|\/)([a-z]{2}-[A-Z]{2})\.(?:mjs|js|cjs)$/;
const INSIDE =
  /node_modules\/.*(?:react-aria|react-stately|@react-aria|@react-stately|react-aria-components)\//;

/** The replacement for a dictionary that nobody reads. */
export const EMPTY_DICTIONARY = 'export default {};';

/** Returns whether a module of React Aria is a dictionary of a language outside `locales`. */
export function isUnwantedDictionary(
  source: string,
  importer: string | undefined,
  locales: readonly string[],
): boolean {
  const locale = DICTIONARY.exec(source)?.[1];
  if (locale === undefined || importer === undefined) return false;
  return INSIDE.test(importer.replaceAll('\\', '/')) && !locales.includes(locale);
}
