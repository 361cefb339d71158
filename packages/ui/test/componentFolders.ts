import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { source, subPaths } from '../scripts/subPaths.ts';

export { source };

// They show nothing, or are shown by others only.
const invisible = new Set(['TextProvider', 'UiProvider']);

/** Folders with a component of their name, such as `actions/Button`. */
const folders = subPaths()
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(source, folder, `${basename(folder)}.tsx`)))
  .filter((folder) => !invisible.has(basename(folder)));

const isScreen = (folder: string): boolean => folder.startsWith('screens/');

/** Every component of the library but the screens, with its path. */
export const componentFolders = folders.filter((folder) => !isScreen(folder));

/** Every screen and frame of screens, with its path. */
export const screenFolders = folders.filter(isScreen);
