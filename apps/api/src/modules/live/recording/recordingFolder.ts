import path from 'node:path';
import type { Config } from '../../../config.ts';

/** Where recordings lie. */
const rootOf = ({ database }: Pick<Config, 'database'>): string =>
  path.resolve(database.dataDir, 'recordings');

/** The folder of one part, with its tracks and its timeline. */
export const recordingFolder = (
  config: Pick<Config, 'database'>,
  { liveId, part }: { readonly liveId: number; readonly part: number },
): string => path.join(rootOf(config), String(liveId), String(part));
