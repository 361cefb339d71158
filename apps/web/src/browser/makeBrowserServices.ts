import type { PagePayload } from '../app/PagePayload.ts';
import { makeServices } from '../app/makeServices.ts';
import { setBuildVersion, setCallLocale } from '../app/bareCall.ts';
import type { Services } from '../app/Services.ts';
import { browserData } from '../data/browserData.ts';
import type { TextBundle } from '../language/LanguageState.ts';
import { makeLanguage } from '../language/makeLanguage.ts';
import { SESSION_NEWS } from '../session/sessionEvents.ts';
import { keepCampaign, keptCampaign } from './campaign.ts';
import { lazyClient } from './lazyClient.ts';

/** Makes the services of a page in the browser: the client with its effects, data over SWR's cache. */
export function makeBrowserServices(page: PagePayload, bundle: TextBundle): Services {
  keepCampaign(new URLSearchParams(location.search));
  const language = makeLanguage(page.look.locale, page.look.script, bundle);
  const client = lazyClient({
    baseUrl: page.settings.origin === location.origin ? '' : location.origin,
    locale: () => services.language.get().locale,
    version: page.settings.version,
    utm: keptCampaign,
    messages: () => {
      const { t } = services.language.get();
      return { requestTimeout: t('shell.requestTimeout'), systemError: t('shell.systemError') };
    },
    onUserMessage: ({ message }) => services.toasts.show({ tone: 'danger', text: message }),
    services: () => services,
  });
  const services: Services = makeServices(page, {
    client,
    data: browserData(client, page.filled),
    language,
    aheadMs: page.now - Date.now(),
  });
  setBuildVersion(page.settings.version);
  setCallLocale(() => services.language.get().locale);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_NEWS && newValue) {
      void import('../session/followTab.ts').then(({ followTab }) => followTab(services));
    }
  });
  onFirstIntent(() => {
    services.toasts.prepare();
    client.prepare();
  });
  return services;
}

const INTENTS = ['click', 'keyup'] as const;

/**
 * Runs some work after the reader's first press and first key: code that an act may need loads then,
 * while the network is available. The press and its paint come first (performance W7).
 *
 * @param work has no effect the second time
 */
function onFirstIntent(work: () => void): void {
  const later = () => requestAnimationFrame(() => setTimeout(work));
  for (const intent of INTENTS) addEventListener(intent, later, { once: true });
}
