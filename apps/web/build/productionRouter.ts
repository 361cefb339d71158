import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedRouter } from './installedRouter.ts';

/**
 * Returns aliases for React Router's production build. Its exports resolve to the development build
 * in every mode.
 */
export function productionRouter(): { find: RegExp; replacement: string }[] {
  const { production } = installedRouter();
  const alias = (find: RegExp, file: string): { find: RegExp; replacement: string } => {
    const replacement = join(production, file);
    if (!existsSync(replacement)) throw new Error(`React Router no longer has ${replacement}`);
    return { find, replacement };
  };
  return [alias(/^react-router\/dom$/, 'dom-export.mjs'), alias(/^react-router$/, 'index.mjs')];
}
