import type { RouteObject } from 'react-router-dom';
import { missingScreen } from './lazyMissingScreen.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Shell } from './Shell.tsx';

/** ID of the route for addresses that match nothing (FND-24). */
export const MISSING_ROUTE = 'missing';

/** ID of the route whose children are the screens; more are added to it later. */
export const SCREENS_ROUTE = 'screens';

/** Returns routes of screens and the fallback in one shell. */
export function shellRoutes(screens: readonly RouteObject[]): RouteObject[] {
  const missing: RouteObject = {
    id: MISSING_ROUTE,
    path: '*',
    lazy: async () => {
      await missingScreen.load();
      return { Component: missingScreen.Component };
    },
  };
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ScreenFailure />,
      // A screen whose code fails to load also fails inside the shell.
      children: [
        { id: SCREENS_ROUTE, errorElement: <ScreenFailure />, children: [...screens, missing] },
      ],
    },
  ];
}
