import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeFiles } from '@rostra/contract';

/** Ms between two looks at the folder. */
export const THEMES_REFRESH_MS = 10_000;
/** What may be a theme or a logo; hidden files and other names are passed over. */
const NAME = /^[a-z0-9][\w.-]{0,99}\.(?:theme\.json|svg)$/i;
const MOST_FILES = 300;
/** In bytes; more is no theme and no logo. */
const LARGEST_FILE = 65_536;

/** Reads the folder of partners' themes. What the texts say is judged by who uses them. */
export class ThemeFolder {
  readonly #folder: string | undefined;
  readonly #reportError: (error: unknown) => void;
  #state = '';
  #files: ThemeFiles = new Map();

  constructor(folder: string | undefined, reportError: (error: unknown) => void) {
    this.#folder = folder;
    this.#reportError = reportError;
  }

  /** The same map as long as nothing has changed. */
  get files(): ThemeFiles {
    return this.#files;
  }

  /** Looks again; when the folder cannot be read, what was known stays. */
  async refresh(): Promise<void> {
    const folder = this.#folder;
    if (folder === undefined) return;
    try {
      const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
      const found = await Promise.all(
        names
          .slice(0, MOST_FILES)
          .map(async (name) => ({ name, about: await stat(join(folder, name)) })),
      );
      const fitting = found.filter(({ about }) => about.isFile() && about.size <= LARGEST_FILE);
      const state = JSON.stringify(
        fitting.map(({ name, about }) => [name, about.size, about.mtimeMs]),
      );
      if (state === this.#state) return;
      const texts = await Promise.all(
        fitting.map(
          async ({ name }) => [name, await readFile(join(folder, name), 'utf8')] as const,
        ),
      );
      this.#files = new Map(texts);
      this.#state = state;
    } catch (error) {
      this.#reportError(error);
    }
  }
}
