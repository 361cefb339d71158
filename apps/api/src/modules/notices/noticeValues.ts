import { coinsFromCents } from '@rostra/contract';
import { formatCoins } from '@rostra/i18n';
import type { Locale, TextValues } from '@rostra/i18n';

/** Plain, an amount in cents of the ledger, or words in both languages. */
export type NoticeValue = string | number | { readonly cents: number } | Record<Locale, string>;

/**
 * The values for the placeholders of a notice. The language is chosen when reading, not when
 * writing.
 */
export type NoticeValues = Readonly<Record<string, NoticeValue>>;

/** Returns the values in the form of one language. */
export function valuesIn(locale: Locale, values: NoticeValues): TextValues {
  const inWords = (value: NoticeValue): string | number => {
    if (typeof value !== 'object') return value;
    return 'cents' in value ? formatCoins(coinsFromCents(value.cents), locale) : value[locale];
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inWords(value)] as const),
  );
}
