import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../chromium.ts';
import { hasPinnedBrowser, pinnedVersions } from './pinnedBrowser.ts';

/** What draws pictures beside our own code. */
export interface Environment {
  browser: string;
  fonts: string;
}

const file = join(import.meta.dirname, '../../packages/ui/visual/environment.json');

/** What a program prints, or null where there is none. */
function printed(program: string, args: string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

/** The Chinese font by Debian's package, elsewhere by what fontconfig says of it. */
function fonts(): string {
  const debian = printed('dpkg-query', [
    '--show',
    '--showformat=${Package} ${Version}',
    'fonts-noto-cjk',
  ]);
  const family = ['--format=%{family[0]} %{fontversion}', 'Noto Sans CJK SC'];
  return (debian ?? printed('fc-match', family) ?? 'unknown').trim();
}

/** What draws where the lockfile has no browser for the machine. */
const systemEnvironment = (): Environment => ({
  browser: (printed(launchOptions.executablePath, ['--version']) ?? 'unknown').trim(),
  fonts: fonts(),
});

/** The browser and fonts that draw on this machine. */
export const presentEnvironment = (): Environment =>
  hasPinnedBrowser ? pinnedVersions() : systemEnvironment();

/** The browser and fonts that the pictures kept were made with. */
export const recordedEnvironment = (): Environment =>
  JSON.parse(readFileSync(file, 'utf8')) as Environment;

/** Says that the pictures kept are made with these from now on. */
export const recordEnvironment = (environment: Environment): void =>
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);
