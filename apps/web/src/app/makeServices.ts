import type { ApiClient } from '@rostra/api-client';
import type { ScreenData } from '../data/ScreenData.ts';
import type { LanguageState } from '../language/LanguageState.ts';
import { makeToaster } from '../overlay/makeToaster.ts';
import { createStore } from './createStore.ts';
import type { PagePayload } from './PagePayload.ts';
import type { Services } from './Services.ts';

interface Parts {
  readonly client: ApiClient;
  readonly data: ScreenData;
  readonly language: LanguageState;
  /** How far the server is ahead of this clock, in ms. */
  readonly aheadMs: number;
}

/** Makes the services of one page load from the page's data. */
export function makeServices(
  page: Omit<PagePayload, 'filled' | 'errors' | 'screen' | 'modules'>,
  { client, data, language, aheadMs }: Parts,
): Services {
  return {
    settings: page.settings,
    brand: page.brand,
    client,
    data,
    session: createStore(page.session),
    language: createStore(language),
    look: createStore(page.look),
    dictionaries: createStore(page.dictionaries),
    menus: createStore(page.menus),
    startUp: createStore<'pending' | 'ready' | 'failed'>(page.isReady ? 'ready' : 'pending'),
    overlays: createStore<Services['overlays'] extends { get: () => infer V } ? V : never>([]),
    toasts: makeToaster(),
    clock: { madeAt: page.now, aheadMs },
    reloadScreen: { current: () => Promise.resolve() },
  };
}
