import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RETURN_PARAMETER, loginPath, safeReturnAddress } from './returnAddress.ts';

/** Where to go on after log-in: the address asked for, checked to be this site's, or home. */
export function useReturnAddress(): string {
  const [query] = useSearchParams();
  return safeReturnAddress(query.get(RETURN_PARAMETER)) ?? '/search';
}

/** Sends to the log-in page; the reader comes back to where they are (AUTH-03). */
export function useRedirectToLogin(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => void navigate(loginPath(location)), [navigate, location]);
}
