import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#platform/random/Random.ts';
import { unwritableFolder } from './StartError.ts';

/**
 * The key of demo mode: drawn on the first start and kept in the data folder, so that links and
 * sessions outlive a restart. Production is given its key by `SECRET_KEY`.
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
    // Renamed when whole: a start that is cut off leaves no empty key behind.
    writeFileSync(`${file}.draft`, secret, { mode: 0o600 });
    renameSync(`${file}.draft`, file);
    return secret;
  } catch (error) {
    throw unwritableFolder(dataDir, error);
  }
}
