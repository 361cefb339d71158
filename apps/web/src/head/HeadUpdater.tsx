import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useServices } from '../app/ServicesContext.tsx';
import type { ScreenHandle } from '../app/screenRoute.tsx';
import { useStore } from '../app/useStore.ts';

/**
 * Keeps the document's title, description and addresses in line with the screen and its language. The
 * server's head stays until either changes; only then the code that writes it is loaded.
 */
export function HeadUpdater() {
  const services = useServices();
  const language = useStore(services.language);
  const startUp = useStore(services.startUp);
  const location = useLocation();
  const match = useMatches().at(-1);
  const written = useRef({ location, locale: language.locale });
  useEffect(() => {
    if (startUp !== 'ready') return undefined;
    const { screen, head } = (match?.handle ?? {}) as Partial<ScreenHandle>;
    const isServers =
      written.current.location === location && written.current.locale === language.locale;
    if (screen?.rendered === 'server' && isServers) return undefined;
    let isCurrent = true;
    const url = new URL(location.pathname + location.search, services.settings.origin);
    const write = async (): Promise<void> => {
      const { writeHead } = await import('./writeHead.ts');
      if (isCurrent) writeHead(services, url, head, match?.params ?? {});
    };
    // Without the network the head stays unchanged; the screen shows the problem.
    write().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [services, language, startUp, location, match]);
  return null;
}
