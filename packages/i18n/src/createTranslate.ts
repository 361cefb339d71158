import rosetta from 'rosetta';

import { isolate } from './isolate.ts';
import type { Locale } from './locale.ts';

/** A tree of texts; leaves may hold `{{name}}`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same keys with any text: what the other language must fill. */
export type Translated<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends Texts ? Translated<Source[Key]> : string;
};

/** Every dotted path of a tree that ends at a text. */
export type TextKey<Source extends Texts> = {
  [Key in keyof Source & string]: Source[Key] extends Texts
    ? `${Key}.${TextKey<Source[Key]>}`
    : Key;
}[keyof Source & string];

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string;

/** Isolates values for a sentence, so that a name in the other direction moves no punctuation. */
const isolated = (values: TextValues): TextValues => {
  const own: Record<string, string | number> = {};
  for (const name in values) own[name] = isolate(values[name] ?? '');
  return own;
};

/**
 * Returns a function from key to text in one language. A missing key logs an error and returns an
 * empty text (platform §8, I18N-10).
 */
export const createTranslate = <Source extends Texts>(
  locale: Locale,
  texts: Source,
  reportError: (message: string) => void = reportMissing,
): Translate<TextKey<Source>> => {
  const dictionary = rosetta<Texts>({ [locale]: texts });
  dictionary.locale(locale);
  return (key, values) => {
    const text: unknown = dictionary.t(key, values && isolated(values));
    if (typeof text === 'string' && text !== '') return text;
    reportError(`Missing text "${key}" in ${locale}`);
    return '';
  };
};

const reportMissing = (message: string): void => {
  // oxlint-disable-next-line no-console -- the specification asks for an error in the log
  console.error(message);
};
