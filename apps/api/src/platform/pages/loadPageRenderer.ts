import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatePageRenderer, PageRenderer, PageSettings, ThemeFiles } from '@rostra/contract';

/** The web app's build, beside this app in the repository. */
export const WEB_DIST = new URL('../../../../web/dist', import.meta.url).pathname;

/** A built web app: its renderer and the folder that browsers load from. */
export interface Web {
  renderer: PageRenderer;
  clientFolder: string;
}

/**
 * Loads the web app's built server entry by path; the API imports nothing else from it.
 *
 * @returns null when the web app has not been built: the API then runs alone
 */
export async function loadPageRenderer(
  dist: string,
  settings: PageSettings,
  reportError: (error: unknown) => void,
  themeFiles?: () => ThemeFiles,
): Promise<Web | null> {
  const entry = join(dist, 'server', 'entryServer.js');
  if (!existsSync(entry)) return null;
  const { createPageRenderer } = (await import(pathToFileURL(entry).href)) as {
    createPageRenderer: CreatePageRenderer;
  };
  const clientFolder = join(dist, 'client');
  return {
    renderer: createPageRenderer({ clientFolder, settings, themeFiles, reportError }),
    clientFolder,
  };
}
