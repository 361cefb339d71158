import { loginPath } from '../../navigation/returnAddress.ts';
import { INTENT_PARAMETER } from '../article/payTarget.ts';

const CHOICE_PARAMETER = 'slot';
const REGISTER = 'register';

/**
 * Returns the login path that leads back to the registration a visitor started. The address holds an
 * intent only: the reader confirms it after login, so a link alone registers nobody.
 */
export const loginToRegister = (pathname: string, choice: string): string =>
  loginPath({
    pathname,
    search: `?${new URLSearchParams({ [INTENT_PARAMETER]: REGISTER, [CHOICE_PARAMETER]: choice })}`,
  });

/** Returns the choice that the address asks to register for. */
export const requestedMeeting = (query: URLSearchParams): string | null =>
  query.get(INTENT_PARAMETER) === REGISTER ? query.get(CHOICE_PARAMETER) : null;
