import type { PageLook } from '@rostra/contract';
import { createContext, useContext } from 'react';
import { createStore } from '../app/createStore.ts';
import type { Store } from '../app/createStore.ts';
import { loginPath } from '../navigation/returnAddress.ts';
import { makeToaster } from '../overlay/makeToaster.ts';
import type { Toaster } from '../overlay/makeToaster.ts';
import type { ConsoleArea } from './consoleAreas.ts';
import { consoleClient } from './consoleClient.ts';
import type { CallTable, ConsoleClient } from './consoleClient.ts';
import type { ConsoleLanguage } from './ConsoleLanguage.ts';
import type { ConsolePayload } from './ConsolePayload.ts';

/** Everything shared by one load of a console. */
export interface ConsoleServices {
  readonly area: ConsoleArea;
  readonly user: ConsolePayload['user'];
  readonly brand: string;
  readonly client: ConsoleClient;
  readonly language: Store<ConsoleLanguage>;
  readonly scheme: Store<PageLook['scheme']>;
  readonly toasts: Toaster;
  /** Loads another page in place of the console. */
  readonly leave: (path: string) => void;
}

interface Parts {
  readonly area: ConsoleArea;
  readonly page: ConsolePayload;
  readonly language: ConsoleLanguage;
  /** The console's own calls. */
  readonly calls: CallTable;
  readonly leave: (path: string) => void;
  /** @default the browser's */
  readonly fetch?: typeof fetch | undefined;
}

/** Makes the services of a console. A call without a session leads to login and back. */
export function consoleServices(parts: Parts): ConsoleServices {
  const { area, page, calls, leave } = parts;
  const language = createStore(parts.language);
  const toasts = makeToaster();
  const client = consoleClient({
    origin: page.origin === location.origin ? '' : location.origin,
    version: page.version,
    calls,
    fetch: parts.fetch,
    locale: () => language.get().locale,
    messages: () => {
      const { t } = language.get();
      return { requestTimeout: t('shell.requestTimeout'), systemError: t('shell.systemError') };
    },
    onUnauthorized: () => leave(loginPath(location)),
    onUserMessage: ({ message }) => toasts.show({ tone: 'danger', text: message }),
  });
  const scheme = createStore(page.look.scheme);
  return { area, user: page.user, brand: page.brand, client, language, scheme, toasts, leave };
}

export const ConsoleContext = createContext<ConsoleServices | null>(null);

/** Returns the services of the console. */
export function useConsole(): ConsoleServices {
  const services = useContext(ConsoleContext);
  if (!services) throw new Error('A hook of the console is used outside of it');
  return services;
}
