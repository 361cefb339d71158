import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { embeddedDatabase } from '#platform/database/embeddedDatabase.ts';
import { MIGRATIONS_FOLDER } from '#platform/database/OpenDatabase.ts';
import { openPglite } from '#platform/database/openPglite.ts';

/**
 * A data folder with all tables and no rows, to be copied: made once for each version of PGlite,
 * pg-boss and the migrations.
 *
 * @returns its path
 */
export async function schemaTemplate(): Promise<string> {
  const folder = join(tmpdir(), `rostra-template-${templateVersion()}`);
  if (!existsSync(folder)) {
    const draft = mkdtempSync(join(tmpdir(), 'rostra-template-draft-'));
    const database = embeddedDatabase(await openPglite(draft));
    await database.migrate();
    const boss = new PgBoss({ ...database.jobConnection, supervise: false, schedule: false });
    await boss.start();
    await boss.stop({ graceful: false });
    await database.close();
    try {
      renameSync(draft, folder);
    } catch {
      // Another run was faster; its template is the same.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return folder;
}

function templateVersion(): string {
  const hash = createHash('sha256');
  const require = createRequire(import.meta.url);
  for (const name of ['@electric-sql/pglite', 'pg-boss']) {
    const entry = require.resolve(name);
    const [root = ''] = entry.split('/dist/');
    hash.update(readFileSync(join(root, 'package.json')));
  }
  for (const file of readdirSync(MIGRATIONS_FOLDER).toSorted()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
