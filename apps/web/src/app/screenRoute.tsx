import { ApiError } from '@rostra/api-client';
import { matchPath, redirect, redirectDocument } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { addCalls } from '../data/knownCalls.ts';
import { redirectOf } from '../navigation/redirects.ts';
import { loginPath, returnAddressOf } from '../navigation/returnAddress.ts';
import type { Screen } from '../navigation/Screen.ts';
import type { LoadContext, RouteModule } from './RouteModule.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import type { Services } from './Services.ts';

/** Data of a matched route for the head and the shell. */
export interface ScreenHandle {
  readonly screen: Screen;
  readonly head: RouteModule['head'] | undefined;
  readonly lazyComponent?: RouteModule['lazyComponent'] | undefined;
}

/** Returns the route of a client-rendered screen on the server: its placeholder only. */
export const placeholderRoute = (screen: Screen): RouteObject => ({
  id: screen.id,
  path: screen.path,
  handle: { screen, head: undefined } satisfies ScreenHandle,
  element: null,
});

/**
 * Returns the router's route of a screen.
 *
 * @param load loads the route file, and what it needs before it renders
 */
export function screenRoute(
  screen: Screen,
  services: Services,
  load: () => Promise<{ default: RouteModule }>,
): RouteObject {
  return {
    id: screen.id,
    path: screen.path,
    lazy: async () => {
      const { default: route } = await load();
      addCalls(route.calls ?? []);
      return {
        handle: {
          screen,
          head: route.head,
          lazyComponent: route.lazyComponent,
        } satisfies ScreenHandle,
        loader: (call: LoaderFunctionArgs) => runLoad(screen, route, services, call),
        Component: route.Screen,
        ErrorBoundary: ScreenFailure,
      };
    },
  };
}

async function runLoad(
  screen: Screen,
  route: RouteModule,
  services: Services,
  { request, params }: LoaderFunctionArgs,
): Promise<null> {
  const url = new URL(request.url);
  const elsewhere = redirectOf(url);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  const needsDocument = screen.isAlone === true || screen.isOwnDocument === true;
  if (needsDocument && !wasLoadedAs(screen)) throw redirectDocument(url.pathname + url.search);
  const { user, status } = services.session.get();
  // Nothing is loaded before start-up knows the user; it then runs the loaders again.
  if (screen.rendered === 'client' && status === 'unknown') return null;
  if (screen.access === 'user' && !user) throw redirect(loginPath(url));
  if (screen.isLoginPage === true && user) {
    throw redirect(returnAddressOf(url.searchParams));
  }
  await Promise.all([
    route.lazyComponent?.(url.searchParams)?.load(),
    route.load?.(loadContext(services, url, params)),
  ]);
  return null;
}

function loadContext(
  services: Services,
  url: URL,
  params: LoaderFunctionArgs['params'],
): LoadContext {
  const fill: LoadContext['fill'] = async (name, input) =>
    (await services.data.fill(name, input)).data;
  return {
    params,
    pathname: url.pathname,
    query: url.searchParams,
    locale: services.language.get().locale,
    user: services.session.get().user,
    menus: services.menus.get(),
    fill,
    fillOptional: async (name, input) => {
      try {
        return await fill(name, input);
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
    redirect: (path) => {
      throw redirect(path);
    },
  };
}

/** Checks whether the browser loaded its document for this screen, not for another one that led here. */
function wasLoadedAs({ path }: Pick<Screen, 'path'>): boolean {
  const [document] = performance.getEntriesByType('navigation');
  // Nothing is assumed without the browser's entry: the screen itself shows what is not permitted.
  return document === undefined || matchPath(path, new URL(document.name).pathname) !== null;
}
