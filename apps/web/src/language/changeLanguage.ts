import { ApiError } from '@rostra/api-client';
import { LANGUAGE_COOKIE } from '@rostra/contract';
import { nameScriptFor, scriptOf } from '@rostra/i18n';
import type { Locale, NameScript } from '@rostra/i18n';
import type { Services } from '../app/Services.ts';
import { LANGUAGE_PARAMETER } from '../head/languageParameter.ts';
import { writeCookie } from '../look/cookies.ts';
import { addTexts } from './addTexts.ts';
import { loadTexts } from './loadTexts.ts';
import { makeLanguage } from './makeLanguage.ts';
import { nextPaint } from './nextPaint.ts';

/**
 * Changes the language without leaving the screen (I18N-04): texts, `lang`, and data worded by the
 * server. The choice is kept; a user's is also sent to the server (I18N-05, 06). Throws, and changes
 * nothing, if the texts cannot be loaded.
 */
export async function changeLanguage(services: Services, locale: Locale): Promise<void> {
  await speak(services, locale);
  writeCookie(LANGUAGE_COOKIE, locale, { isKept: true });
  removeLanguageParameter();
  if (services.session.get().user) await sendLanguage(services, locale);
}

/** Removes the language from the address, which would request it again at the next load. */
function removeLanguageParameter(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', url);
}

/**
 * Returns the script for a language; Traditional Chinese readers keep theirs on return to Chinese
 * (I18N-09).
 */
const scriptFor = (locale: Locale): NameScript =>
  locale === 'zh-CN' && nameScriptFor(navigator.languages) === 'tc' ? 'tc' : scriptOf(locale);

/** Switches the page without keeping the choice. */
export async function speak(services: Services, locale: Locale): Promise<void> {
  const bundle = await loadTexts(locale, services.language.get().bundle.areas);
  await nextPaint();
  // A screen opened in the meantime added its texts in the old language.
  const { areas } = services.language.get().bundle;
  services.look.set((look) => ({ ...look, locale, script: scriptFor(locale) }));
  services.language.set(makeLanguage(locale, scriptFor(locale), bundle));
  document.documentElement.lang = locale;
  await addTexts(services, areas);
  await services.data.refresh();
}

/** Stores the language in the account; the page does not depend on its success. */
export async function sendLanguage({ client, session }: Services, locale: Locale): Promise<void> {
  try {
    await client.call('putUsersChangeLanguage', { body: { language: locale }, silent: true });
    session.set((state) =>
      state.user ? { ...state, user: { ...state.user, default_locale: locale } } : state,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
