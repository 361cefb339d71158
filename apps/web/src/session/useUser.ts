import { useServices } from '../app/ServicesContext.tsx';
import type { User } from '../app/Services.ts';
import { useStore } from '../app/useStore.ts';

export interface Reader {
  /** Null for a visitor, and until the server has answered. */
  readonly user: User | null;
  /** False until start-up has asked the server. */
  readonly isKnown: boolean;
}

/** Returns the user of the page. */
export function useUser(): Reader {
  const { status, user } = useStore(useServices().session);
  return { user, isKnown: status === 'known' };
}
