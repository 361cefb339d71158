import { useLocation } from 'react-router-dom';
import { useServices } from '../../app/ServicesContext.tsx';
import { useText } from '../../language/useText.ts';

/** The state of a location to which a sign-up leads whose session the browser refused. */
export const COOKIES_BLOCKED = 'cookiesBlocked';

/** The sentence for a browser that refuses the session's cookie, and whether a sign-up led here for it. */
export function useCookiesBlocked(): { text: string; isTold: boolean } {
  const t = useText();
  const { origin } = useServices().settings;
  const { state } = useLocation() as { state: unknown };
  return {
    text: t('auth.login.cookiesBlocked', { host: new URL(origin).host }),
    isTold: state === COOKIES_BLOCKED,
  };
}
