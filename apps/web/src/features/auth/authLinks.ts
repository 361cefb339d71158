import { RETURN_PARAMETER, safeReturnAddress } from '../../navigation/returnAddress.ts';

/** Documents of the agreement. */
export const legalLinks = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;

/** Returns a login page's address that keeps the way back (AUTH-03). */
export function withReturn(path: string, query: URLSearchParams): string {
  const back = safeReturnAddress(query.get(RETURN_PARAMETER));
  return back === undefined ? path : `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: back })}`;
}
