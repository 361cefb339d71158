import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useServices } from '../app/ServicesContext.tsx';
import type { ScreenHandle } from '../app/screenRoute.tsx';
import { useStore } from '../app/useStore.ts';

/**
 * Keeps title, description and addresses of the document with the screen and its language. What the
 * server wrote for a screen of its own stays until either changes: the code that writes comes then.
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
    // Without the network the head stays as it was; the screen says what is wrong.
    write().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [services, language, startUp, location, match]);
  return null;
}
