import type { Services } from '../app/Services.ts';
import type { StartUpBrowser } from './StartUpBrowser.ts';

/**
 * Returns where a visitor in the messaging app's browser is sent to log in. Undefined in another
 * browser, if not configured, already logged in, or just back from there (platform §1, FND-06).
 */
export function inAppLoginUrl(
  { settings, session }: Pick<Services, 'settings' | 'session'>,
  { userAgent, address }: Pick<StartUpBrowser, 'userAgent' | 'address'>,
): string | undefined {
  const login = settings.inAppLogin;
  if (!login || session.get().user || !new RegExp(login.userAgent, 'i').test(userAgent)) {
    return undefined;
  }
  if (new URL(address).searchParams.has('in_app_code')) return undefined;
  const url = new URL(login.url);
  url.searchParams.set('redirect', address);
  return url.href;
}
