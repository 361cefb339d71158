import type { Locale } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { spyOn } from 'storybook/test';
import type { Services } from '../app/Services.ts';
import { AppScreen } from './AppScreen.tsx';
import { siteAnswers } from './samples/siteAnswers.ts';
import { screenServices } from './screenServices.ts';
import type { SiteAnswers } from './SiteAnswers.ts';

/** The language of the toolbar. */
export const localeOf = (globals: Record<string, unknown>): Locale =>
  globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en';

interface Shown {
  /** As the route table has it. */
  path: string;
  /** The address that the reader has opened. @default the path */
  address?: string;
  /** What the app shows there. */
  screen: (props: { locale: Locale }) => ReactNode;
  /** What the server answers otherwise than in the other stories. */
  answers?: (locale: Locale) => SiteAnswers;
}

interface Context {
  globals: Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/** A story of one of the app's screens, over answers that the contract types. */
export const screenStory = ({ path, address, screen: Screen, answers }: Shown) => ({
  loaders: [
    async ({ globals }: Pick<Context, 'globals'>) => {
      const locale = localeOf(globals);
      return {
        services: await screenServices(locale, { ...siteAnswers(locale), ...answers?.(locale) }),
      };
    },
  ],
  // What the app sends without its client, such as a counted view, goes nowhere.
  beforeEach: () => {
    const sent = spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
    return () => sent.mockRestore();
  },
  render: (_args: unknown, { loaded, globals }: Context) => (
    <AppScreen services={loaded['services'] as Services} path={path} address={address}>
      <Screen locale={localeOf(globals)} />
    </AppScreen>
  ),
});
