import { ApiError } from '@rostra/api-client';
import { useMemo } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import type { User } from '../app/Services.ts';
import { adoptLanguage } from '../language/adoptLanguage.ts';
import { endSession } from './endSession.ts';

export interface SessionApi {
  /** Takes the user that a log-in or sign-up call answered, and merges the language (I18N-06). */
  readonly logIn: (user: User) => Promise<void>;
  readonly logOut: () => Promise<void>;
  /** Asks the server again who this is, after a change of the account or a purchase. */
  readonly renew: () => Promise<void>;
}

/** Begins, ends and renews the session of the page. */
export function useSession(): SessionApi {
  const services = useServices();
  return useMemo(
    () => ({
      logIn: async (user) => {
        services.session.set({ status: 'known', user });
        await adoptLanguage(services, user);
        await services.data.clear();
      },
      logOut: async () => {
        await services.client.call('postUsersLogout', {});
        await endSession(services, { keepsDrafts: false });
      },
      renew: async () => {
        try {
          const { data } = await services.client.call('getUsersMe', { silent: true });
          services.session.set({ status: 'known', user: data });
        } catch (error) {
          // Not reached: what is known stays. A 401 has ended the session already.
          if (!(error instanceof ApiError)) throw error;
        }
      },
    }),
    [services],
  );
}
