import type { Data, Locale, PageRequest, PageResponse, PageSettings } from '@rostra/contract';
import * as english from '@rostra/i18n/web/en/consoles';
import * as chinese from '@rostra/i18n/web/zh-CN/consoles';
import { baseTheme } from '@rostra/ui/themes';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { matchPath } from 'react-router-dom';
import { consoleAreaOf, consolePaths, mayOpenConsole } from '../console/consoleAreas.ts';
import type { ConsoleArea } from '../console/consoleAreas.ts';
import { consoleLanguage } from '../console/ConsoleLanguage.ts';
import { lookOf } from '../look/lookOf.ts';
import { ownSpelling } from '../navigation/redirects.ts';
import { loginPath } from '../navigation/returnAddress.ts';
import { consoleHtml } from './consoleHtml.ts';
import type { ConsoleAssets } from './readConsoleAssets.ts';

export interface ConsoleInput {
  readonly request: PageRequest;
  readonly url: URL;
  readonly settings: PageSettings;
  readonly themes: readonly RegisteredTheme[];
  readonly assets: (area: ConsoleArea, locale: Locale) => ConsoleAssets;
}

type Answer = Omit<PageResponse, 'cookies'>;

const languages = {
  en: consoleLanguage('en', english),
  'zh-CN': consoleLanguage('zh-CN', chinese),
};

const leave = (location: string, status: 302 | 308): Answer => ({
  status,
  location,
  html: '',
  isCacheable: false,
});

/**
 * Answers an address of a console. Visitors are led to login and back; for a user without the
 * capability, and for an address of the site, it returns undefined, and the page is an ordinary one.
 */
export async function renderConsole(input: ConsoleInput): Promise<Answer | undefined> {
  const { request, url, settings, themes } = input;
  const area = consoleAreaOf(url.pathname);
  if (area === undefined) return undefined;
  const user = await readUser(request, lookOf(request, undefined, themes).locale);
  if (!user) return leave(loginPath(url), 302);
  if (!mayOpenConsole(area, user.capabilities)) return undefined;
  const path = Object.values(consolePaths[area]).find((each) => matchPath(each, url.pathname));
  const oneForm = path === undefined ? undefined : ownSpelling(url, path);
  if (oneForm !== undefined) return leave(oneForm, 308);
  const look = lookOf(request, user.default_locale, themes);
  const theme = themes.find(({ id }) => id === look.theme);
  if (!theme) throw new Error(`No theme ${look.theme}`);
  const { t } = languages[look.locale];
  const title = t(path === undefined ? 'shell.notFound.title' : `consoles.${area}.title`);
  const { origin, version } = settings;
  const html = consoleHtml({
    title: t('shell.titleSuffix', { title }),
    theme,
    assets: input.assets(area, look.locale),
    nonce: request.nonce,
    payload: { look, user, brand: baseTheme.name, origin, version },
  });
  return { status: path === undefined ? 404 : 200, html, isCacheable: false };
}

async function readUser(
  { call, hasSession }: PageRequest,
  locale: Locale,
): Promise<Data<'getUsersMe'> | null> {
  if (!hasSession) return null;
  const answer = await call('getUsersMe', { query: {} }, locale);
  return answer.ret ? answer.data : null;
}
