import { ApiError } from '@rostra/api-client';
import type { ApiClient } from '@rostra/api-client';
import { pageRoutes } from '@rostra/contract';
import type { SiteRouteName } from '@rostra/contract';
import { scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { baseTheme } from '@rostra/ui/themes';
import { makeServices } from '../app/makeServices.ts';
import type { Services } from '../app/Services.ts';
import { addCalls } from '../data/knownCalls.ts';
import { storyServices } from '../features/live-room/stories/storyServices.ts';
import { loadTexts } from '../language/loadTexts.ts';
import { makeLanguage } from '../language/makeLanguage.ts';
import { textAreas } from '../language/TextArea.ts';
import { brandOf } from '../look/Brand.ts';
import { allMenus } from '../navigation/menus.ts';
import { sampleNow } from './sampleWords.ts';
import type { SiteResponses } from './SiteResponses.ts';

const away = new ApiError({ name: 'requestTimeout', code: 0, message: '', status: 0 });

/** Returns the paging data of a list whose only page is the whole response. */
const metaOf = (data: unknown) =>
  Array.isArray(data)
    ? { page: 1, per_page: Math.max(data.length, 1), total: data.length, total_pages: 1 }
    : undefined;

/** Makes the services of an app page, with fixed responses instead of a server. */
export async function screenServices(locale: Locale, responses: SiteResponses): Promise<Services> {
  addCalls([pageRoutes]);
  const base = await storyServices(locale);
  const client = {
    call: async (name: SiteRouteName) => {
      const data = responses[name];
      if (data === undefined) throw away;
      return { data, meta: metaOf(data) };
    },
  } as unknown as ApiClient;
  const script = scriptOf(locale);
  const language = makeLanguage(locale, script, await loadTexts(locale, textAreas));
  const page = {
    look: { ...base.look.get(), theme: baseTheme.id, zone: 'Asia/Shanghai' },
    brand: brandOf(baseTheme),
    settings: base.settings,
    session: { status: 'known', user: responses.getUsersMe ?? null },
    dictionaries: responses.getDimensions ?? null,
    menus: allMenus,
    now: sampleNow,
    isReady: true,
  } as const;
  const aheadMs = sampleNow - Date.now();
  return makeServices(page, { client, data: base.data, language, aheadMs });
}
