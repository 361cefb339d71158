import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The library's source. */
export const source = join(import.meta.dirname, '../src');

// They show nothing, or are shown by others only.
const invisible = new Set(['TextProvider', 'UiProvider']);

/** Folders under `parent` that hold a component of their name, without those that show nothing. */
const foldersIn = (parent: string): string[] =>
  readdirSync(join(source, parent))
    .filter((name) => existsSync(join(source, parent, name, `${name}.tsx`)))
    .filter((name) => !invisible.has(name))
    .sort();

/** Every component of the library but the screens. */
export const componentFolders = foldersIn('.');

/** Every screen and frame of screens, with its path. */
export const screenFolders = foldersIn('screens').map((name) => `screens/${name}`);
