import type { CreatePageRenderer, PageResponse, PageRequest, PageSettings } from '@rostra/contract';
import { previewDocumentPath } from '@rostra/contract/live';
import { matchRoutes } from 'react-router-dom';
import { lookOf } from '../look/lookOf.ts';
import { ownSpelling, redirectOf } from '../navigation/redirects.ts';
import { loginPath } from '../navigation/returnAddress.ts';
import { partnerCookies } from '../look/partnerCookies.ts';
import { servedThemes } from '../look/servedThemes.ts';
import { builtScreens } from '../navigation/builtScreens.ts';
import type { Screen } from '../navigation/Screen.ts';
import { feed } from './feed.ts';
import { readAssets, readPreviewAssets } from './readAssets.ts';
import type { EntryAssets } from './readAssets.ts';
import { readConsoleAssets } from './readConsoleAssets.ts';
import { renderConsole } from './renderConsole.ts';
import { renderPage } from './renderPage.tsx';
import { serverDictionaries } from './serverDictionaries.ts';
import { robots } from './robots.ts';
import { shareImage } from './shareImage.ts';
import { sitemap } from './sitemap.ts';

/** Returns the page that the room embeds, the same for every document: its script reads the address. */
const previewPageHtml = ({ entry, styles }: EntryAssets): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rostra</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
    `</head><body><main data-documents="${previewDocumentPath('')}"></main></body></html>`,
  ].join('');

const routes = builtScreens.map(({ id, path }) => ({ id, path }));

/** Returns the built screen of a path, as the router would select it. */
export function screenOf(pathname: string): Screen | undefined {
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
  return builtScreens.find((screen) => screen.id === id);
}

const leave = (
  location: string,
  cookies: PageResponse['cookies'],
  status: 302 | 308 = 302,
): PageResponse => ({
  status,
  location,
  html: '',
  cookies,
  isCacheable: false,
});

/** An address that ends like a file's, such as `/wp-login.php`. */
const FILE = /\.[a-z\d]{1,8}$/i;

/** Programs look for many files by name; none of them needs a whole page. */
const MISSING_FILE = { status: 404, html: '404\n', isPlainText: true, isCacheable: true };

/** The renderer that the server loads by path (`packages/contract/src/pageRenderer.ts`). */
export const createPageRenderer: CreatePageRenderer = ({
  clientFolder,
  settings,
  themeFiles,
  reportError,
}) => {
  const themes = servedThemes(themeFiles, reportError);
  const assets = readAssets(clientFolder);
  const consoleAssets = readConsoleAssets(clientFolder);
  const dictionaries = serverDictionaries();
  const previewPages = {
    pdf: previewPageHtml(readPreviewAssets(clientFolder, 'pdf')),
    image: previewPageHtml(readPreviewAssets(clientFolder, 'image')),
  };

  return {
    lookOf: (address) => lookOf(address, undefined, themes()),
    sitemap: (call) => sitemap(settings.origin, call),
    feed: (call, locale) => feed(settings.origin, call, locale),
    previewPage: (kind) => previewPages[kind],
    shareImage,
    robots: () => robots(settings.origin),
    render: async (request: PageRequest) => {
      const url = new URL(request.url, settings.origin);
      const cookies = partnerCookies(url, request.cookies, themes());
      const elsewhere = redirectOf(url);
      if (elsewhere !== undefined) return leave(elsewhere, cookies, 308);
      const screen = screenOf(url.pathname);
      if (!screen && FILE.test(url.pathname)) return { ...MISSING_FILE, cookies };
      const ofConsole = await renderConsole({
        request,
        url,
        settings,
        themes: themes(),
        assets: consoleAssets,
      });
      if (ofConsole) return { ...ofConsole, cookies };
      const oneForm = screen && ownSpelling(url, screen.path);
      if (oneForm !== undefined) return leave(oneForm, cookies, 308);
      if (screen?.access === 'user' && !request.hasSession) return leave(loginPath(url), cookies);
      const inApp = inAppRedirect(settings, request, url);
      if (inApp !== undefined) return leave(inApp, cookies);
      const page = await renderPage({
        request,
        url,
        screen,
        settings,
        themes: themes(),
        assets,
        dictionaries,
        reportError,
      });
      return { ...page, cookies };
    },
  };
};

/** Returns where a visitor in the messaging app's browser is redirected before rendering (FND-06). */
function inAppRedirect(
  { inAppLogin }: PageSettings,
  request: Pick<PageRequest, 'userAgent' | 'hasSession'>,
  url: URL,
): string | undefined {
  if (!inAppLogin || request.hasSession || url.searchParams.has('in_app_code')) return undefined;
  if (!inAppLogin.userAgent.test(request.userAgent ?? '')) return undefined;
  const target = new URL(inAppLogin.url);
  target.searchParams.set('redirect', url.href);
  return target.href;
}
