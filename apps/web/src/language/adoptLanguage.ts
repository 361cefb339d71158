import { LANGUAGE_COOKIE } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import type { Services, User } from '../app/Services.ts';
import { readCookie } from '../look/cookies.ts';
import { sendLanguage, speak } from './changeLanguage.ts';

/** Returns the language selected in this browser, not just taken from its settings. */
export function languageChosenHere(): Locale | undefined {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return chosen === 'en' || chosen === 'zh-CN' ? chosen : undefined;
}

/**
 * Merges the visitor's and the account's language at login. A language selected by the visitor goes to
 * the account; otherwise the account's language applies from now on (I18N-03, I18N-06).
 */
export async function adoptLanguage(services: Services, user: User): Promise<void> {
  const { locale } = services.language.get();
  const requested = user.default_locale;
  if (requested === locale) return;
  if (requested === null || languageChosenHere() === locale) await sendLanguage(services, locale);
  else await speak(services, requested);
}
