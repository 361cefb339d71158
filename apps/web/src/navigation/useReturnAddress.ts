import { useSearchParams } from 'react-router-dom';
import { returnAddressOf } from './returnAddress.ts';

/** Returns the address to continue at after login: the requested one if it is this site's, else home. */
export function useReturnAddress(): string {
  const [query] = useSearchParams();
  return returnAddressOf(query);
}
