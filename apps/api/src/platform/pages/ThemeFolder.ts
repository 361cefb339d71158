import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeFiles } from '@rostra/contract';

/** Ms between two refreshes of the folder. */
export const THEMES_REFRESH_MS = 10_000;
/** Names allowed for a theme or a logo. */
const NAME = /^[a-z0-9][\w.-]{0,99}\.(?:theme\.json|svg)$/i;
/**
 * Names apparently meant as a theme or logo: reported when skipped. Hidden and other files are not.
 */
const MEANT = /^[^.].*\.(?:theme\.json|svg)$/i;
const MAX_FILES = 300;
/** In bytes; a larger file is neither a theme nor a logo. */
const LARGEST_FILE = 65_536;

interface FoundFile {
  name: string;
  size: number;
  mtimeMs: number;
}

const textOf = (bytes: Uint8Array): string => {
  try {
    // Removes the byte order mark that Windows editors add.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new TypeError('it is no text in UTF-8', { cause: error });
  }
};

/** Reads the folder of partners' themes. Callers validate the contents. */
export class ThemeFolder {
  readonly #folder: string | undefined;
  readonly #reportError: (error: unknown) => void;
  #state = '';
  #files: ThemeFiles = new Map();
  /** Faults of the previous and the current refresh: each fault is reported once. */
  #notified = new Set<string>();
  #faults = new Set<string>();

  constructor(folder: string | undefined, reportError: (error: unknown) => void) {
    this.#folder = folder;
    this.#reportError = reportError;
  }

  /** The same map as long as nothing has changed. */
  get files(): ThemeFiles {
    return this.#files;
  }

  /**
   * Reads the folder again. An unusable file is reported and skipped while the others are used. If
   * the folder itself cannot be read, the previous files remain.
   */
  async refresh(): Promise<void> {
    const folder = this.#folder;
    if (folder === undefined) return;
    this.#faults = new Set();
    try {
      await this.#look(folder);
    } catch (error) {
      this.#fault(`the folder cannot be read: ${String(error)}`, error);
    }
    this.#notified = this.#faults;
  }

  #fault(sentence: string, cause?: unknown): void {
    this.#faults.add(sentence);
    if (!this.#notified.has(sentence)) this.#reportError(new Error(sentence, { cause }));
  }

  /** Runs an operation on a file; returns undefined, and records a fault, when it fails. */
  async #trying<Value>(name: string, attempt: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await attempt();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#fault(`${name} is passed over: ${reason}`, error);
      return undefined;
    }
  }

  async #look(folder: string): Promise<void> {
    const meant = (await readdir(folder)).filter((name) => MEANT.test(name)).sort();
    const names = meant.filter((name) => NAME.test(name));
    for (const name of meant.filter((other) => !names.includes(other)))
      this.#fault(`${name} is passed over: its name has more than letters, figures, . _ and -`);
    if (names.length > MAX_FILES)
      this.#fault(`${names.length - MAX_FILES} files are passed over: ${MAX_FILES} are taken`);
    const looked = await Promise.all(names.slice(0, MAX_FILES).map((name) => this.#find(name)));
    const found = looked.filter((file) => file !== undefined);
    const state = JSON.stringify(found);
    if (state === this.#state) return;
    const read = await Promise.all(
      found.map(async ({ name }) => {
        const text = await this.#trying(name, async () =>
          textOf(await readFile(join(folder, name))),
        );
        return text === undefined ? [] : [[name, text] as const];
      }),
    );
    this.#files = new Map(read.flat());
    // Unreadable files are tried again even if their date is unchanged.
    this.#state = read.every((file) => file.length > 0) ? state : '';
  }

  /** Returns a file that may be read. */
  #find(name: string): Promise<FoundFile | undefined> {
    return this.#trying(name, async () => {
      const about = await stat(join(this.#folder ?? '', name));
      if (!about.isFile()) throw new TypeError('it is no file');
      if (about.size > LARGEST_FILE)
        throw new TypeError(`it has ${about.size} bytes, at most ${LARGEST_FILE} are taken`);
      return { name, size: about.size, mtimeMs: about.mtimeMs };
    });
  }
}
