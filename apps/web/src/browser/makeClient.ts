import { createApiClient } from '@rostra/api-client';
import type { ApiClient } from '@rostra/api-client';
import { routeOf } from '../data/knownCalls.ts';
import { endSession } from '../session/endSession.ts';
import { keepFocus } from './keepFocus.ts';
import type { LazyClientOptions } from './LazyClientOptions.ts';

/**
 * Makes the API client, with the effects of its failures on the page's session, and keeps the focus
 * from now on: this code loads at the first press or key, before an act can remove a control.
 */
export function makeClient({ services: servicesOf, ...options }: LazyClientOptions): ApiClient {
  keepFocus();
  return createApiClient({
    ...options,
    routeOf,
    onUserMessage: (error) => {
      options.onUserMessage(error);
      // The server sends this to visitors only: the user's session has ended, and drafts are kept.
      if (error.name === 'loginBeforeComment' && servicesOf().session.get().user) {
        void endSession(servicesOf(), { keepsDrafts: true });
      }
    },
    onUnauthorized: () => {
      const services = servicesOf();
      if (!services.session.get().user) return;
      services.toasts.show({ text: services.language.get().t('shell.loggedOut') });
      void endSession(services, { keepsDrafts: true });
    },
  });
}
