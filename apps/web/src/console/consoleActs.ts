import { ApiError } from '@rostra/api-client';
import { LANGUAGE_COOKIE, SCHEME_COOKIE } from '@rostra/contract';
import type { Locale, PageLook } from '@rostra/contract';
import { LANGUAGE_PARAMETER } from '../head/languageParameter.ts';
import { writeCookie } from '../look/cookies.ts';
import { notifyTabs } from '../session/sessionEvents.ts';
import { tabMemory } from '../session/tabMemory.ts';
import { loadConsoleLanguage } from './ConsoleLanguage.ts';
import type { ConsoleServices } from './ConsoleServices.ts';

/** Runs an act whose failure the client has already shown. */
async function shown(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Changes the language in place, and keeps it in browser and account. */
export async function changeConsoleLanguage(
  { client, language, toasts }: ConsoleServices,
  locale: Locale,
): Promise<void> {
  try {
    language.set(await loadConsoleLanguage(locale));
  } catch {
    // The texts could not be loaded: the page stays as it is and shows why (ERR-08).
    toasts.show({ tone: 'danger', text: language.get().t('shell.requestTimeout') });
    return;
  }
  document.documentElement.lang = locale;
  writeCookie(LANGUAGE_COOKIE, locale, { isKept: true });
  const url = new URL(location.href);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  await shown(() =>
    client.call('putUsersChangeLanguage', { body: { language: locale }, silent: true }),
  );
}

/** Changes the color scheme, null for the device's, and keeps it in the browser. */
export function chooseConsoleScheme({ scheme }: ConsoleServices, next: PageLook['scheme']): void {
  writeCookie(SCHEME_COOKIE, next ?? '', { isKept: true });
  if (next === null) delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = next;
  scheme.set(next);
}

/** Ends the session in all tabs and leaves for the site; stays if the server is not reached. */
export async function logOutOfConsole({ client, leave }: ConsoleServices): Promise<void> {
  if (!(await shown(() => client.call('postUsersLogout', {})))) return;
  notifyTabs();
  tabMemory.forget();
  leave('/search');
}

/** Asks for the user after a login or logout in another tab; without a session, the client leaves. */
export async function followConsoleSession({
  client,
  user,
  leave,
}: ConsoleServices): Promise<void> {
  await shown(async () => {
    const { data } = await client.call('getUsersMe', { query: {}, silent: true });
    // The console of another user: the server decides again.
    if (data.id !== user.id) leave(location.pathname + location.search);
  });
}
