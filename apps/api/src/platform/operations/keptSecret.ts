import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#platform/random/Random.ts';
import { unwritableFolder } from './StartError.ts';

/**
 * Returns the key of demo mode: created on the first start and kept in the data folder, so that
 * links and sessions survive a restart. Production gets its key from `SECRET_KEY`.
 *
 * @throws StartError when the folder cannot be written
 */
export function keptSecret(dataDir: string, random: Random): string {
  const file = join(dataDir, 'secret');
  try {
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (kept !== '') return kept;
    mkdirSync(dataDir, { recursive: true });
    const secret = random.token();
    // Renamed when complete: an interrupted start leaves no empty key behind.
    writeFileSync(`${file}.draft`, secret, { mode: 0o600 });
    renameSync(`${file}.draft`, file);
    return secret;
  } catch (error) {
    throw unwritableFolder(dataDir, error);
  }
}
