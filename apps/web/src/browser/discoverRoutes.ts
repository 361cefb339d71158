import { SCREENS_ROUTE } from '../app/shellRoutes.tsx';
import type { Services } from '../app/Services.ts';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';

/** Events of a reader who may be about to go elsewhere. */
const INTENTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Ms after which the table loads without any of them. */
const LATEST_MS = 5000;

const loadTable = () => import('../app/siteTable.ts');

/**
 * Returns the router's way to the screens that the page did not bring: the table of all routes loads
 * with the first navigation, and stays.
 */
export function discoverRoutes(services: Services): PatchRoutesOnNavigationFunction {
  let isDone = false;
  return async ({ patch }) => {
    if (isDone) return;
    const { allMenus, siteRoutes } = await loadTable();
    services.menus.set(allMenus);
    patch(SCREENS_ROUTE, siteRoutes(services, false));
    isDone = true;
  };
}

/** Loads the table before the first navigation: at the first sign of an intent, or after some time. */
export function prefetchRoutes(): void {
  const load = (): void => {
    for (const intent of INTENTS) removeEventListener(intent, load);
    clearTimeout(timer);
    // Failing, it loads again with the navigation, which shows the failure.
    loadTable().catch(() => undefined);
  };
  const timer = setTimeout(load, LATEST_MS);
  for (const intent of INTENTS) addEventListener(intent, load, { once: true, passive: true });
}
