import { ApiError } from '@rostra/api-client';
import { useMemo } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import type { User } from '../app/Services.ts';
import { endSession } from './endSession.ts';
import { notifyTabs } from './sessionEvents.ts';

export interface SessionApi {
  /**
   * Takes the user returned by a login or sign-up call, and merges the language (I18N-06). False, with
   * nothing changed, if the browser refuses the session's cookie.
   */
  readonly logIn: (user: User) => Promise<boolean>;
  /**
   * `moveOn` navigates away once the user is logged out; without it the screen stays, if visitors may
   * see it.
   */
  readonly logOut: (moveOn?: () => Promise<void>) => Promise<void>;
  /** Asks the server again for the user, after a change of the account or a purchase. */
  readonly renew: () => Promise<void>;
}

/** Starts, ends and renews the page's session. */
export function useSession(): SessionApi {
  const services = useServices();
  return useMemo(
    () => ({
      logIn: async (user) => {
        const { beginSession } = await import('./beginSession.ts');
        return beginSession(services, user);
      },
      logOut: async (moveOn) => {
        try {
          await services.client.call('postUsersLogout', {});
        } catch (error) {
          // Not reached: the user is notified, and is still logged in.
          if (error instanceof ApiError) return;
          throw error;
        }
        notifyTabs();
        await endSession(services, { keepsDrafts: false, moveOn });
      },
      renew: async () => {
        try {
          const { data } = await services.client.call('getUsersMe', { silent: true });
          services.session.set({ status: 'known', user: data });
        } catch (error) {
          // Not reached: the known user stays. A 401 has already ended the session.
          if (!(error instanceof ApiError)) throw error;
        }
      },
    }),
    [services],
  );
}
