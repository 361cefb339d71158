import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Services } from './Services.ts';
import { ServicesContext } from './ServicesContext.tsx';

export interface AppProps {
  services: Services;
  /** Responses that came with the page. */
  filled: Readonly<Record<string, unknown>>;
  /** Uses its own cache: on the server, in stories and tests. @default false */
  isIsolated?: boolean | undefined;
  /** Called once the server-rendered tree is hydrated. */
  onHydrated?: (() => void) | undefined;
  /** The router. */
  children: ReactNode;
}

/** Everything above the router: the page's services and SWR's settings. */
export function App({ services, filled, isIsolated = false, onHydrated, children }: AppProps) {
  // Signals to scripts that watch the page, above all tests, that its controls now work.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <ServicesContext value={services}>
      <SWRConfig
        value={{
          fallback: filled,
          revalidateOnFocus: false,
          revalidateIfStale: false,
          shouldRetryOnError: false,
          ...(isIsolated ? { provider: () => new Map() } : {}),
        }}
      >
        {children}
      </SWRConfig>
    </ServicesContext>
  );
}
