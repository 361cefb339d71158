import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#platform/random/Random.ts';

/**
 * The key of demo mode: drawn on the first start and kept in the data folder, so that links and
 * sessions outlive a restart. Production is given its key by `SECRET_KEY`.
 */
export function keptSecret(dataDir: string, random: Random): string {
  const file = join(dataDir, 'secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const secret = random.token();
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
