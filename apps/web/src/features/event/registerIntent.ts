import { loginPath } from '../../navigation/returnAddress.ts';
import { INTENT_PARAMETER } from '../article/payTarget.ts';

const CHOICE_PARAMETER = 'slot';
const REGISTER = 'register';

/**
 * The log-in page that comes back to what a visitor was about to register for. The address names a
 * wish: who comes back is asked before anything is done, so that a link alone registers nobody.
 */
export const loginToRegister = (pathname: string, choice: string): string =>
  loginPath({
    pathname,
    search: `?${new URLSearchParams({ [INTENT_PARAMETER]: REGISTER, [CHOICE_PARAMETER]: choice })}`,
  });

/** The choice that the address asks to register for. */
export const registerWish = (query: URLSearchParams): string | null =>
  query.get(INTENT_PARAMETER) === REGISTER ? query.get(CHOICE_PARAMETER) : null;
