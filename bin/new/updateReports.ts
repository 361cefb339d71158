import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Renews the API reports of these packages, which are made from their source. */
export function updateReports(root: string, packages: readonly string[]): void {
  execFileSync(process.execPath, [join(root, 'bin/api/check.ts'), '--update', ...packages], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
