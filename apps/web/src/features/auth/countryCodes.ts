import type { Locale } from '@rostra/i18n';

/** Regions whose numbers the login offers, by ISO code with their calling code. */
const REGIONS = [
  ['CN', '+86'],
  ['HK', '+852'],
  ['MO', '+853'],
  ['TW', '+886'],
  ['SG', '+65'],
  ['US', '+1'],
  ['GB', '+44'],
  ['JP', '+81'],
  ['KR', '+82'],
  ['AU', '+61'],
  ['DE', '+49'],
  ['FR', '+33'],
  ['CH', '+41'],
  ['NL', '+31'],
  ['LU', '+352'],
  ['AE', '+971'],
  ['IN', '+91'],
  ['MY', '+60'],
] as const;

/** Calling codes on offer. */
export const callingCodes: readonly string[] = REGIONS.map(([, code]) => code);

export interface CountryCode {
  readonly code: string;
  readonly name: string;
}

/** Returns calling codes with their regions named in the reader's language, by the browser's own names. */
export function countryCodes(locale: Locale): readonly CountryCode[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', style: 'short' });
  return REGIONS.map(([region, code]) => ({ code, name: names.of(region) ?? region }));
}
