import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the migration for changed tables.
 *
 * @param root the folder of the repository
 * @param name the name of a migration that is added
 */
export function makeMigration(root: string, name: string): void {
  const folder = join(root, 'apps/api');
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  // Before the freeze of migrations there is one, made again; from then on they are added.
  const command =
    'migrations:regenerate' in scripts
      ? ['scripts/regenerateMigrations.mjs']
      : ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name];
  execFileSync(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
