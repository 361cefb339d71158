import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { reasonOf, StartError } from '#platform/operations/StartError.ts';
import { freeBytesOf, MIN_FREE_BYTES } from '#platform/disk/freeBytes.ts';
import { lockFolder } from './lockFolder.ts';
import { refuseWritesWhenFull } from './refuseWritesWhenFull.ts';

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
 * It refuses writes while the disk is nearly full. Imports little, so that the server can start it
 * before loading the rest.
 *
 * @param readFreeBytes of a folder; Infinity if unknown
 * @throws StartError when the folder is in use, cannot be written, or holds a damaged cluster
 */
export async function openPglite(
  folder: string,
  readFreeBytes = freeBytesOf,
): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    if ((await readFreeBytes(folder)) < MIN_FREE_BYTES) {
      throw new Error(`less than ${MIN_FREE_BYTES / 1024 / 1024} MB are free`);
    }
    const client = await openCluster(join(folder, CLUSTER_FOLDER), join(folder, UNFINISHED_FILE));
    refuseWritesWhenFull(client, {
      readFreeBytes: () => readFreeBytes(folder),
      now: () => performance.now(),
    });
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
