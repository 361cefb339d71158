import type { Plugin } from 'vite';
import { installedRouter } from './installedRouter.ts';
import { makesLinks, requireKnownRouter, withoutUnused } from './withoutUnused.ts';

/**
 * Leaves React Router's links and forms out of the client build. This saves 4 kB gzip on every page,
 * which an article needs to meet its budget (ADR 4). The build fails if they are not found.
 */
export function leanRouter(): Plugin {
  const { version, production } = installedRouter();
  let isDone = false;
  return {
    name: 'rostra:lean-router',
    enforce: 'pre',
    buildStart() {
      requireKnownRouter(version);
    },
    transform(code, id) {
      if (!id.startsWith(production) || !makesLinks(code)) return undefined;
      isDone = true;
      return { code: withoutUnused(code), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isDone) {
        throw new Error(`No file of ${production} makes React Router's links.`);
      }
    },
  };
}
