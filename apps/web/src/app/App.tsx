import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Services } from './Services.ts';
import { ServicesContext } from './ServicesContext.tsx';

export interface AppProps {
  services: Services;
  /** Answers that came with the page. */
  filled: Readonly<Record<string, unknown>>;
  /** A cache of its own: on the server, in stories and tests. @default false */
  isIsolated?: boolean | undefined;
  /** The tree stands: what the server rendered is taken over. */
  onHydrated?: (() => void) | undefined;
  /** The router. */
  children: ReactNode;
}

/** Everything above the router: the page's services and SWR's settings. */
export function App({ services, filled, isIsolated = false, onHydrated, children }: AppProps) {
  // Tells scripts that watch the page, tests above all, that its controls act from now on.
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
