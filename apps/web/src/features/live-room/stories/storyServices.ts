import { ApiError } from '@rostra/api-client';
import type { ApiClient } from '@rostra/api-client';
import { scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { themes } from '@rostra/ui/themes';
import { makeServices } from '../../../app/makeServices.ts';
import type { Services } from '../../../app/Services.ts';
import type { ScreenData } from '../../../data/ScreenData.ts';
import { loadTexts } from '../../../language/loadTexts.ts';
import { makeLanguage } from '../../../language/makeLanguage.ts';
import { textAreas } from '../../../language/TextArea.ts';
import { brandOf } from '../../../look/Brand.ts';
import { storyDictionaries } from './storyDictionaries.ts';

const away = new ApiError({ name: 'requestTimeout', code: 0, message: '', status: 0 });

/** Makes a page load without a server: the room's own calls go to the fake one. */
export async function storyServices(locale: Locale): Promise<Services> {
  const [theme] = themes;
  if (!theme) throw new Error('There is no theme');
  const script = scriptOf(locale);
  const client: ApiClient = { call: () => Promise.reject(away) };
  const data: ScreenData = {
    fill: () => Promise.reject(away),
    read: () => undefined,
    refresh: () => Promise.resolve(),
  };
  const language = makeLanguage(locale, script, await loadTexts(locale, textAreas));
  const page = {
    look: { locale, script, theme: theme.id, scheme: null, trend: null, zone: 'UTC' },
    brand: brandOf(theme),
    settings: { origin: location.origin, version: 'story', hosts: {} },
    session: { status: 'known', user: null },
    dictionaries: storyDictionaries,
    menus: { main: [], account: [], footer: [] },
    now: Date.now(),
    isReady: true,
  } as const;
  return makeServices(page, { client, data, language, aheadMs: 0 });
}
