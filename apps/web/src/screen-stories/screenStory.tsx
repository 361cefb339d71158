import type { Locale } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { spyOn } from 'storybook/test';
import type { Services } from '../app/Services.ts';
import { AppScreen } from './AppScreen.tsx';
import { siteResponses } from './samples/siteResponses.ts';
import { screenServices } from './screenServices.ts';
import type { SiteResponses } from './SiteResponses.ts';

/** Returns the toolbar's language. */
export const localeOf = (globals: Record<string, unknown>): Locale =>
  globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en';

interface Shown {
  /** Path as in the route table. */
  path: string;
  /** The address opened by the reader. @default the path */
  address?: string;
  /** The app's content on the screen. */
  screen: (props: { locale: Locale }) => ReactNode;
  /** The server's responses that differ from the other stories. */
  responses?: (locale: Locale) => SiteResponses;
}

interface Context {
  globals: Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/** Makes a story of one of the app's screens, over responses typed by the contract. */
export const screenStory = ({ path, address, screen: Screen, responses }: Shown) => ({
  loaders: [
    async ({ globals }: Pick<Context, 'globals'>) => {
      const locale = localeOf(globals);
      return {
        services: await screenServices(locale, {
          ...siteResponses(locale),
          ...responses?.(locale),
        }),
      };
    },
  ],
  // Requests that bypass the client, such as a counted view, go nowhere.
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
