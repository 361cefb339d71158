import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './lockFolder.ts';

/** An open embedded database and how to let go of it. */
export interface EmbeddedDatabase {
  client: PGlite;
  close: () => Promise<void>;
}

/** Where the cluster stands inside the data folder. */
export const CLUSTER_FOLDER = 'postgres';

/**
 * Opens the embedded database, making it on the first start (about 3 s), under the folder's lock.
 * Imports little, so that the server can begin with it before it loads the rest.
 */
export async function openPglite(folder: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, CLUSTER_FOLDER));
    return {
      client,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
