import { useSearchParams } from 'react-router-dom';
import { returnAddressOf } from './returnAddress.ts';

/** Where to go on after log-in: the address asked for, checked to be this site's, or home. */
export function useReturnAddress(): string {
  const [query] = useSearchParams();
  return returnAddressOf(query);
}
