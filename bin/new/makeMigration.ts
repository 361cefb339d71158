import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Adds the migration for changed tables.
 *
 * @param root the folder of the repository
 * @param name the name of a migration that is added
 */
export function makeMigration(root: string, name: string): void {
  const folder = join(root, 'apps/api');
  const command = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name];
  execFileSync(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
