import { statfs } from 'node:fs/promises';
import type { Config } from '../../../config.ts';

const MB = 1024 * 1024;

/** Returns whether there is space left for recording. */
export async function hasSpace({
  database,
  recordingMinFreeMb,
}: Pick<Config, 'database' | 'recordingMinFreeMb'>): Promise<boolean> {
  const { bavail, bsize } = await statfs(database.dataDir);
  return bavail * bsize >= recordingMinFreeMb * MB;
}
