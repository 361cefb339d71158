import { ApiError } from '@rostra/api-client';
import type { ApiClient, ApiErrorParts } from '@rostra/api-client';
import type { PageResponse, PageRequest, PageSettings } from '@rostra/contract';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { renderToString } from 'react-dom/server';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
} from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { appRoutes } from '../app/appRoutes.tsx';
import { missingScreen } from '../app/lazyMissingScreen.ts';
import { isMissing } from '../app/isMissing.ts';
import { makeServices } from '../app/makeServices.ts';
import type { ClientSettings, Services, SessionState, User } from '../app/Services.ts';
import type { ScreenHandle } from '../app/screenRoute.tsx';
import { MISSING_ROUTE } from '../app/shellRoutes.tsx';
import { pageData } from '../data/pageData.ts';
import { headOf } from '../head/headOf.ts';
import { allTexts } from '../language/allTexts.ts';
import { makeLanguage } from '../language/makeLanguage.ts';
import { brandOf } from '../look/Brand.ts';
import { lookOf } from '../look/lookOf.ts';
import { menusOf } from '../navigation/menus.ts';
import { loginPath, returnAddressOf } from '../navigation/returnAddress.ts';
import type { Screen } from '../navigation/Screen.ts';
import { screenName } from '../app/screenName.ts';
import { describePage } from './describePage.ts';
import { documentHtml } from './documentHtml.ts';
import type { Assets } from './readAssets.ts';
import type { ServerDictionaries } from './serverDictionaries.ts';

export interface RenderInput {
  readonly request: PageRequest;
  readonly url: URL;
  readonly screen: Screen | undefined;
  readonly settings: PageSettings;
  /** Themes of the build, and those added at run time. */
  readonly themes: readonly RegisteredTheme[];
  readonly assets: Assets;
  readonly dictionaries: ServerDictionaries;
  readonly reportError: (error: unknown) => void;
}

/** Calls on the server go through the page's data only. */
const noClient: ApiClient = {
  call: () => Promise.reject(new Error('Components make no calls while they are rendered')),
};

/** Renders one page: user, dictionaries, the screen's data, then the document. */
export async function renderPage(input: RenderInput): Promise<Omit<PageResponse, 'cookies'>> {
  const { request, url, screen, settings, themes } = input;
  const isClientScreen = screen?.rendered === 'client';
  const known = await readSession(request, lookOf(request, undefined, themes).locale);
  const elsewhere = screen && wayOf(screen, known.user, url);
  if (elsewhere !== undefined) {
    return { status: 302, location: elsewhere, html: '', isCacheable: false };
  }
  // On a client-rendered screen, the browser asks again for its user (FND-03). A visitor's browser need
  // not: their session may have ended.
  const session =
    isClientScreen && known.user ? ({ status: 'unknown', user: null } as const) : known;
  const look = lookOf(request, known.user?.default_locale, themes);
  const theme = themes.find(({ id }) => id === look.theme);
  if (!theme) throw new Error(`No theme ${look.theme}`);
  const dictionaries = isClientScreen
    ? null
    : await input.dictionaries.read(request.call, look.locale, request.now.getTime());
  const language = makeLanguage(look.locale, look.script, allTexts[look.locale]);
  const data = pageData(request.call, language);
  const page = {
    look,
    brand: brandOf(theme),
    settings: clientSettings(settings),
    session,
    dictionaries,
    menus: menusOf(screen),
    now: request.now.getTime(),
    isReady: dictionaries !== null,
  };
  const services = makeServices(page, { client: noClient, data, language, aheadMs: 0 });
  if (session.user) await fillHeader(services);

  const handler = createStaticHandler(appRoutes(services, true));
  const context = await handler.query(new Request(url.href, { headers: { accept: 'text/html' } }));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/search';
    return { status: 302, location, html: '', isCacheable: false };
  }
  const status = statusOf(context, input.reportError);
  if (status === 404) await missingScreen.load();
  const body = renderToString(
    <App services={services} filled={data.filled} isIsolated>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const match = context.matches.at(-1);
  const handle = match?.route.handle as ScreenHandle | undefined;
  const ownHead = status === 200 ? handle?.head : undefined;
  const head = describePage(
    headOf(
      services,
      url,
      ownHead,
      match?.params ?? {},
      // A screen with a head has no title of its own among the texts.
      ownHead ? '' : titleOf(services, status, screen),
    ),
    screen?.id,
    look.locale,
  );
  const assets = input.assets({
    screen,
    locale: look.locale,
    reads: head.article !== undefined,
    lazyComponent:
      status === 404 ? missingScreen.file : handle?.lazyComponent?.(url.searchParams)?.file,
  });
  const html = documentHtml({
    body,
    head,
    look,
    theme,
    brand: language.t('common.brand'),
    assets,
    nonce: request.nonce,
    payload: {
      ...page,
      screen,
      modules: assets.modules,
      filled: data.filled,
      errors: errorsOf(context),
    },
  });
  const isCacheable = !request.hasSession && status < 500;
  return { status, html, isCacheable };
}

/** Returns the address to which this reader is redirected: to login, or past the login pages (FND-26). */
function wayOf(screen: Screen, user: User | null, url: URL): string | undefined {
  if (screen.access === 'user' && !user) return loginPath(url);
  if (screen.isLoginPage !== true || !user) return undefined;
  return returnAddressOf(url.searchParams);
}

async function readSession(
  { call, hasSession }: PageRequest,
  locale: 'en' | 'zh-CN',
): Promise<Extract<SessionState, { status: 'known' }>> {
  if (!hasSession) return { status: 'known', user: null };
  const answer = await call('getUsersMe', { query: {} }, locale);
  return { status: 'known', user: answer.ret ? answer.data : null };
}

/** Loads the header's data for a user; the header does without data that cannot be read. */
async function fillHeader({ data }: Services): Promise<void> {
  await Promise.allSettled([
    data.fill('getNoticesUnreadCount', {}),
    data.fill('getUsersCard', { query: { card_type: 'balance' } }),
  ]);
}

function statusOf(context: StaticHandlerContext, reportError: (error: unknown) => void): number {
  const failures = Object.values(context.errors ?? {});
  const failure: unknown = failures[0];
  if (failures.length === 0) {
    return context.matches.at(-1)?.route.id === MISSING_ROUTE ? 404 : 200;
  }
  if (isMissing(failure)) return 404;
  // No route matches such an address, e.g., one with a line break.
  if (isRouteErrorResponse(failure)) return failure.status;
  if (failure instanceof ApiError && failure.status >= 400) return failure.status;
  reportError(failure);
  return 500;
}

function errorsOf({ errors }: StaticHandlerContext): Record<string, ApiErrorParts> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]: [string, unknown]) => [
      id,
      error instanceof ApiError
        ? error.toJSON()
        : // Internal errors stay internal.
          { name: 'unknown', code: 0, message: '', status: 500 },
    ]),
  );
}

function titleOf({ language }: Services, status: number, screen: Screen | undefined): string {
  const { t } = language.get();
  if (status === 404) return t('shell.notFound.title');
  if (status >= 400) return t('shell.failed.title');
  return screen === undefined ? '' : screenName(t, screen.id);
}

function clientSettings({ origin, version, hosts, inAppLogin }: PageSettings): ClientSettings {
  return {
    origin,
    version,
    hosts,
    ...(inAppLogin
      ? { inAppLogin: { userAgent: inAppLogin.userAgent.source, url: inAppLogin.url } }
      : {}),
  };
}
