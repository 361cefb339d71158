import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const inWeb = createRequire(import.meta.url);

/**
 * React Router's exports lead to its development build whatever the mode; these aliases lead to the
 * production one beside it.
 */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  const inRouterDom = createRequire(inWeb.resolve('react-router-dom/package.json'));
  const folder = join(dirname(inRouterDom.resolve('react-router/package.json')), 'dist/production');
  const alias = (find: RegExp, file: string): { find: RegExp; replacement: string } => {
    const replacement = join(folder, file);
    if (!existsSync(replacement)) throw new Error(`React Router no longer has ${replacement}`);
    return { find, replacement };
  };
  return [alias(/^react-router\/dom$/, 'dom-export.mjs'), alias(/^react-router$/, 'index.mjs')];
}
