import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails a test whose program is not installed.
 *
 * @param packages Debian packages that contain it
 */
export function needProgram(program: string, packages: string): void {
  const folders = (process.env['PATH'] ?? '').split(':');
  if (folders.some((folder) => isRunnable(join(folder, program)))) return;
  throw new Error(`${program} is not installed. Install the package ${packages}.`);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
