import path from 'node:path';
import type { Config } from '../../../config.ts';

/** Returns the root folder of recordings. */
const rootOf = ({ database }: Pick<Config, 'database'>): string =>
  path.resolve(database.dataDir, 'recordings');

/** Returns the folder of one part, with its tracks and its timeline. */
export const recordingFolder = (
  config: Pick<Config, 'database'>,
  { liveId, part }: { readonly liveId: number; readonly part: number },
): string => path.join(rootOf(config), String(liveId), String(part));
