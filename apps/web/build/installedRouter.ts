import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const inWeb = createRequire(import.meta.url);

/** Returns the version and production build folder of the router that `react-router-dom` installs. */
export function installedRouter(): { version: string; production: string } {
  const inRouterDom = createRequire(inWeb.resolve('react-router-dom/package.json'));
  const description = inRouterDom.resolve('react-router/package.json');
  const { version } = JSON.parse(readFileSync(description, 'utf8')) as { version: string };
  return { version, production: join(dirname(description), 'dist/production') };
}
