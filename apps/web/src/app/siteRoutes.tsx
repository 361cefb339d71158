import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { addTexts } from '../language/addTexts.ts';
import { builtScreens, loadRoute } from '../navigation/builtScreens.ts';
import { redirectOf, redirects } from '../navigation/redirects.ts';
import type { Screen } from '../navigation/Screen.ts';
import { placeholderRoute, screenRoute } from './screenRoute.tsx';
import type { Services } from './Services.ts';

/**
 * Returns the routes of all built screens, and of redirects without a screen. In a browser, this table
 * loads after the first page, which knows only its own screen.
 */
export function siteRoutes(services: Services, isServer: boolean): RouteObject[] {
  const screenPaths = new Set(builtScreens.map(({ path }) => path));
  const leading = redirects.filter(({ path, when }) => !when && !screenPaths.has(path));
  return [
    ...builtScreens.map((screen) =>
      isServer && screen.rendered === 'client'
        ? placeholderRoute(screen)
        : screenRoute(screen, services, () => load(screen, services, isServer)),
    ),
    ...leading.map(({ path }) => ({
      path,
      loader: ({ request }: { request: Request }) =>
        redirect(redirectOf(new URL(request.url)) ?? '/search'),
      element: null,
    })),
  ];
}

/** Loads a screen's code, and in a browser its texts; the server has all texts. */
async function load(screen: Screen, services: Services, isServer: boolean) {
  const loadCode = loadRoute(screen.id);
  if (!loadCode) throw new Error(`The screen ${screen.id} has no route file`);
  const [code] = await Promise.all([
    loadCode(),
    isServer ? undefined : addTexts(services, screen.texts ?? []),
  ]);
  return code;
}
