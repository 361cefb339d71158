import { createApiClient } from '@rostra/api-client';
import type { ApiClient } from '@rostra/api-client';
import { endSession } from '../session/endSession.ts';
import type { LazyClientOptions } from './lazyClient.ts';

/** The API's client with what its failures mean to the page's session. */
export function makeClient({ services: servicesOf, ...options }: LazyClientOptions): ApiClient {
  return createApiClient({
    ...options,
    onUserMessage: (error) => {
      options.onUserMessage(error);
      // Said to visitors alone: who was a user until now is none any more, and what was typed waits.
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
