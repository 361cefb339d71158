import type { CreatePageRenderer, PageAnswer, PageRequest } from '@rostra/contract';
import { lookOf } from '../look/lookOf.ts';
import { redirectOf, withoutEndSlash } from '../navigation/redirects.ts';
import { loginPath } from '../navigation/returnAddress.ts';
import { partnerCookies } from '../look/partnerCookies.ts';
import { servedThemes } from '../look/servedThemes.ts';
import { inAppRedirect } from './inAppRedirect.ts';
import { previewPageHtml } from './previewPageHtml.ts';
import { readAssets, readPreviewAssets } from './readAssets.ts';
import { renderPage } from './renderPage.tsx';
import { screenOf } from './screenOf.ts';
import { serverDictionaries } from './serverDictionaries.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const leave = (location: string, cookies: PageAnswer['cookies']): PageAnswer => ({
  status: 302,
  location,
  html: '',
  cookies,
  isCacheable: false,
});

/** The renderer that the server loads by path (`packages/contract/src/pageRenderer.ts`). */
export const createPageRenderer: CreatePageRenderer = ({
  clientFolder,
  settings,
  themeFiles,
  reportError,
}) => {
  const themes = servedThemes(themeFiles, reportError);
  const assets = readAssets(clientFolder);
  const dictionaries = serverDictionaries();
  const previewPages = {
    pdf: previewPageHtml(readPreviewAssets(clientFolder, 'pdf')),
    image: previewPageHtml(readPreviewAssets(clientFolder, 'image')),
  };

  return {
    lookOf: (address) => lookOf(address, undefined, themes()),
    sitemap: (call) => sitemap(settings.origin, call),
    previewPage: (kind) => previewPages[kind],
    robots: () => robots(settings.origin),
    render: async (request: PageRequest) => {
      const url = new URL(request.url, settings.origin);
      const cookies = partnerCookies(url, request.cookies, themes());
      const elsewhere = redirectOf(url);
      if (elsewhere !== undefined) return leave(elsewhere, cookies);
      const screen = screenOf(url.pathname);
      const oneForm = screen && withoutEndSlash(url);
      if (oneForm !== undefined) return leave(oneForm, cookies);
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
