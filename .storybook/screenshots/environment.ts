import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../chromium.ts';
import { hasPinnedBrowser, pinnedVersions } from './pinnedBrowser.ts';

/** The programs and fonts that draw screenshots, besides our own code. */
export interface Environment {
  browser: string;
  fonts: string;
}

const file = join(import.meta.dirname, '../../packages/ui/visual/environment.json');

/** Returns a program's output, or null if it is missing. */
function printed(program: string, args: string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

/** Returns the version of the Chinese font from Debian's package, elsewhere from fontconfig. */
function fonts(): string {
  const debian = printed('dpkg-query', [
    '--show',
    '--showformat=${Package} ${Version}',
    'fonts-noto-cjk',
  ]);
  const family = ['--format=%{family[0]} %{fontversion}', 'Noto Sans CJK SC'];
  return (debian ?? printed('fc-match', family) ?? 'unknown').trim();
}

/** Returns the environment that draws if the lockfile has no browser for the machine. */
const systemEnvironment = (): Environment => ({
  browser: (printed(launchOptions.executablePath, ['--version']) ?? 'unknown').trim(),
  fonts: fonts(),
});

/** The browser and fonts that draw on this machine. */
export const presentEnvironment = (): Environment =>
  hasPinnedBrowser ? pinnedVersions() : systemEnvironment();

/** Returns the browser and fonts of the stored screenshots. */
export const recordedEnvironment = (): Environment =>
  JSON.parse(readFileSync(file, 'utf8')) as Environment;

/** Records that the stored screenshots are made in this environment from now on. */
export const recordEnvironment = (environment: Environment): void =>
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);
