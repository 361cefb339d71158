import type { MenuEntry } from './MenuEntry.ts';

/** Detail screens whose paths lie outside their part of the site. */
const detailPaths: Readonly<Record<string, readonly string[]>> = {
  events: ['/eventDetail'],
  research: ['/article/detail', '/summary/detail'],
};

/** Checks whether a path lies in a screen's part of the site. */
export const isUnder = (pathname: string, screen: MenuEntry): boolean =>
  [screen.path, ...(detailPaths[screen.id] ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
