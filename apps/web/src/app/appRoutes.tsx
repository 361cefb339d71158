import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { builtScreens } from '../navigation/builtScreens.ts';
import { redirectOf, redirects } from '../navigation/redirects.ts';
import { missingScreen } from './lazyMissingScreen.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { screenRoute } from './screenRoute.tsx';
import type { Services } from './Services.ts';
import { Shell } from './Shell.tsx';

/** ID of the route for addresses that match nothing (FND-24). */
export const MISSING_ROUTE = 'missing';

/** Returns every route: built screens, redirects without a screen, and the fallback, in one shell. */
export function appRoutes(services: Services, isServer: boolean): RouteObject[] {
  const screenPaths = new Set(builtScreens.map(({ path }) => path));
  const leading = redirects.filter(({ path, when }) => !when && !screenPaths.has(path));
  const screens: RouteObject[] = [
    ...builtScreens.map((screen) => screenRoute(screen, services, isServer)),
    ...leading.map(({ path }) => ({
      path,
      loader: ({ request }: { request: Request }) =>
        redirect(redirectOf(new URL(request.url)) ?? '/search'),
      element: null,
    })),
    {
      id: MISSING_ROUTE,
      path: '*',
      lazy: async () => {
        await missingScreen.load();
        return { Component: missingScreen.Component };
      },
    },
  ];
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ScreenFailure />,
      // A screen whose code fails to load also fails inside the shell.
      children: [{ id: 'screens', errorElement: <ScreenFailure />, children: screens }],
    },
  ];
}
