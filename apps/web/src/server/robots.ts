import { builtScreens } from '../navigation/builtScreens.ts';
import type { Screen } from '../navigation/Screen.ts';

/** What is no screen and says nothing to a reader. */
const NO_SCREENS = ['/api/', '/dev/', '/uploads/', '/files/'];

/** What an address of the screen begins with: its path as far as it is fixed. */
const beginning = ({ path }: Screen): string => path.split(':', 1)[0] ?? path;

/**
 * `robots.txt`: personal screens and calls are left out, the sitemap lists the rest. What only some
 * may read is kept by the server; this saves search engines the way.
 */
export function robots(origin: string): string {
  const personal = builtScreens.filter(({ access }) => access === 'user').map(beginning);
  const paths = [...new Set([...NO_SCREENS, ...personal])].filter(
    (path, _at, all) => !all.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  // Of two lines the longer counts: what everyone may read stands below a room's address.
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
