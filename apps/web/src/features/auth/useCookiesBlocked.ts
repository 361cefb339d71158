import { useLocation } from 'react-router-dom';
import { useServices } from '../../app/ServicesContext.tsx';
import { useText } from '../../language/useText.ts';

/** Location state after a sign-up whose session the browser refused. */
export const COOKIES_BLOCKED = 'cookiesBlocked';

/**
 * Returns the sentence for a browser that refuses the session cookie, and whether a sign-up led here
 * for it.
 */
export function useCookiesBlocked(): { text: string; isNotified: boolean } {
  const t = useText();
  const { origin } = useServices().settings;
  const { state } = useLocation() as { state: unknown };
  return {
    text: t('auth.login.cookiesBlocked', { host: new URL(origin).host }),
    isNotified: state === COOKIES_BLOCKED,
  };
}
