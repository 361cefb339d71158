import { localized } from '@rostra/i18n';
import type { Locale, Translate } from '@rostra/i18n';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';
import type { LanguageState, WebTextKey } from './LanguageState.ts';

export function useLanguage(): LanguageState {
  return useStore(useServices().language);
}

/** Returns the function that translates a key such as `shell.logIn` into the page's language. */
export function useText(): Translate<WebTextKey> {
  return useLanguage().t;
}

/** Returns the page's language, for formatters. */
export function useLocale(): Locale {
  return useLanguage().locale;
}

type NamedRow = Parameters<typeof localized>[0];

/**
 * Returns a function that picks `sc_`, `tc_` or `en_` of a row for this reader, never blank if one is
 * filled (I18N-08).
 */
export function useLocalized(): (row: NamedRow, field?: string) => string {
  const { script } = useLanguage();
  return (row, field = 'name') => localized(row, field, script);
}
