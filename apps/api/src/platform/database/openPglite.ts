import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { reasonOf, StartError } from '#platform/operations/StartError.ts';
import { lockFolder } from './lockFolder.ts';

/** An open embedded database and its release. */
export interface EmbeddedDatabase {
  client: PGlite;
  close: () => Promise<void>;
}

/** The cluster's folder inside the data folder. */
export const CLUSTER_FOLDER = 'postgres';

/**
 * Exists in the data folder while the cluster is being created; an interrupted one is created
 * again.
 */
const UNFINISHED_FILE = 'postgres.unfinished';

/**
 * Opens the embedded database, creating it on the first start (about 3 s), under the folder's lock.
 * Imports little, so that the server can start it before loading the rest.
 *
 * @throws StartError when the folder is in use, cannot be written, or holds a damaged cluster
 */
export async function openPglite(folder: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    const client = await openCluster(join(folder, CLUSTER_FOLDER), join(folder, UNFINISHED_FILE));
    return {
      client,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(
      `The embedded database in ${folder} could not be opened (${reasonOf(error)}); free space there, or move the folder away to begin with a new one.`,
      { cause: error },
    );
  }
}

async function openCluster(cluster: string, unfinished: string): Promise<PGlite> {
  if (existsSync(unfinished)) rmSync(cluster, { recursive: true, force: true });
  if (existsSync(cluster)) return PGlite.create(cluster);
  writeFileSync(unfinished, '');
  const client = await PGlite.create(cluster);
  rmSync(unfinished);
  return client;
}
