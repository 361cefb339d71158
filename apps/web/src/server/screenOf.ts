import { matchRoutes } from 'react-router-dom';
import { builtScreens } from '../navigation/builtScreens.ts';
import type { Screen } from '../navigation/Screen.ts';

const routes = builtScreens.map(({ id, path }) => ({ id, path }));

/** Returns the built screen of a path, as the router would select it. */
export function screenOf(pathname: string): Screen | undefined {
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
  return builtScreens.find((screen) => screen.id === id);
}
