import { pageRoutes } from '@rostra/contract';
import type { SiteRouteName } from '@rostra/contract';
import { themes } from '@rostra/ui/themes';
import { browserData } from '../data/browserData.ts';
import { addCalls } from '../data/knownCalls.ts';
import { loadTexts } from '../language/loadTexts.ts';
import { makeLanguage } from '../language/makeLanguage.ts';
import { textAreas } from '../language/TextArea.ts';
import { brandOf } from '../look/Brand.ts';
import { allMenus } from '../navigation/menus.ts';
import { makeServices } from './makeServices.ts';
import type { Services } from './Services.ts';

/** Answers a call in place of the server. */
export type TestCalls = (name: SiteRouteName) => Promise<unknown>;

const NOW = Date.parse('2026-11-20T02:00:00Z');

/** Makes the services of a visitor's page, in English, over these calls; for tests only. */
export async function testServices(calls: TestCalls): Promise<Services> {
  addCalls([pageRoutes]);
  const client = { call: calls as never };
  const theme = themes[0];
  if (!theme) throw new Error('There is no theme');
  const page = {
    look: { locale: 'en', script: 'en', theme: theme.id, scheme: null, trend: null } as const,
    brand: brandOf(theme),
    settings: { origin: 'http://localhost:3000', version: '1.0.0', hosts: {} },
    session: { status: 'known', user: null } as const,
    dictionaries: {} as never,
    menus: allMenus,
    now: NOW,
    isReady: true,
  };
  const language = makeLanguage('en', 'en', await loadTexts('en', textAreas));
  return makeServices(page, { client, data: browserData(client, {}), language, aheadMs: 0 });
}
