import { builtScreens } from './builtScreens.ts';
import type { MenuPosition, Screen } from './Screen.ts';

/** Returns the built screens of a menu that this reader may see, in the order of the route table. */
export function menuOf(
  place: MenuPosition,
  capabilities: readonly string[] = [],
): readonly Screen[] {
  return builtScreens.filter(
    (screen) =>
      screen.menu === place &&
      (screen.capability === undefined || capabilities.includes(screen.capability)),
  );
}

/** Detail screens whose paths lie outside their part of the site. */
const detailPaths: Readonly<Record<string, readonly string[]>> = {
  events: ['/eventDetail'],
  research: ['/article/detail', '/summary/detail'],
};

/** Checks whether a path lies in a screen's part of the site. */
export const isUnder = (pathname: string, screen: Screen): boolean =>
  [screen.path, ...(detailPaths[screen.id] ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
