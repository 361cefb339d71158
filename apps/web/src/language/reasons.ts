import type { LanguageState, WebTextKey } from './LanguageState.ts';

/** Problems by field, as keys of sentences: state keeps these, so that a change of language changes them. */
export type Reasons<Field extends string> = Partial<Record<Field, WebTextKey>>;

/**
 * Translates reasons; call it while rendering.
 *
 * @param values values for the placeholders of all sentences
 */
export function sentencesOf<Field extends string>(
  reasons: Reasons<Field>,
  t: LanguageState['t'],
  values?: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries<WebTextKey | undefined>(reasons);
  return Object.fromEntries(
    entries.flatMap(([field, key]) => (key === undefined ? [] : [[field, t(key, values)]])),
  ) as Partial<Record<Field, string>>;
}
