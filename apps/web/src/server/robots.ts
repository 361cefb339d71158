import { builtScreens } from '../navigation/builtScreens.ts';
import type { Screen } from '../navigation/Screen.ts';

/** Paths that are not screens and hold nothing for readers. */
const NO_SCREENS = ['/api/', '/dev/', '/uploads/', '/files/'];

/** Returns the fixed start of a screen's address. */
const beginning = ({ path }: Screen): string => path.split(':', 1)[0] ?? path;

/**
 * Returns `robots.txt`: personal screens and calls are left out, the sitemap lists the rest. The
 * server restricts access; this only spares search engines the requests.
 */
export function robots(origin: string): string {
  const personal = builtScreens.filter(({ access }) => access === 'user').map(beginning);
  const paths = [...new Set([...NO_SCREENS, ...personal])].filter(
    (path, _at, all) => !all.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  // The longer of two rules wins: there are public pages below a room's address.
  const open = builtScreens
    .filter(({ access }) => access === 'anyone')
    .map(beginning)
    .filter((path) => paths.some((left) => path.startsWith(left)));
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
