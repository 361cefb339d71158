import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useServices } from '../app/ServicesContext.tsx';
import type { ScreenHandle } from '../app/screenRoute.tsx';
import { useStore } from '../app/useStore.ts';
import { headHtml } from './headHtml.ts';
import { headOf } from './headOf.ts';

/** Keeps title, description and addresses of the document with the screen and its language. */
export function HeadUpdater() {
  const services = useServices();
  const language = useStore(services.language);
  const startUp = useStore(services.startUp);
  const location = useLocation();
  const matches = useMatches();
  const match = matches.at(-1);
  useEffect(() => {
    if (startUp !== 'ready') return;
    const { t } = language;
    const handle = match?.handle as ScreenHandle | undefined;
    const url = new URL(location.pathname + location.search, services.settings.origin);
    const head = headOf(
      services,
      url,
      handle?.head,
      match?.params ?? {},
      t('shell.notFound.title'),
    );
    const made = document.createElement('template');
    made.innerHTML = headHtml(head, t('common.brand'));
    document.title = head.title;
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    document.head.append(...made.content.querySelectorAll('[data-head]'));
  }, [services, language, startUp, location, match]);
  return null;
}
