import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import type { SourceEdit } from './sourceEdits.ts';

/** Files to write and to change. Nothing is written before all of them are computed. */
export class Plan {
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #created: string[] = [];

  /** @param root the folder of the repository */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Adds a new file.
   *
   * @param path below the root
   * @throws Error if it exists
   */
  create(path: string, text: string): void {
    if (existsSync(join(this.#root, path))) throw new Error(`${path} exists already.`);
    this.#files.set(path, text);
    this.#created.push(path);
  }

  /**
   * Changes a file.
   *
   * @throws Error if it lacks the code that the change builds on
   */
  edit(path: string, edit: SourceEdit): void {
    try {
      this.#files.set(path, edit(this.read(path)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${path} cannot be changed: ${reason}`, { cause: error });
    }
  }

  /** Returns a file as the plan leaves it. */
  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** Returns whether a file is there, or will be. */
  has(path: string): boolean {
    return this.#files.has(path) || existsSync(join(this.#root, path));
  }

  /** Formats and writes all files; returns those that are new and those that changed. */
  async write(): Promise<{ created: readonly string[]; changed: readonly string[] }> {
    const settings = await prettier.resolveConfig(join(this.#root, 'package.json'));
    const formatted: [string, string][] = [];
    for (const [path, text] of this.#files) {
      formatted.push([path, await prettier.format(text, { ...settings, filepath: path })]);
    }
    for (const [path, text] of formatted) {
      const file = join(this.#root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const paths = [...this.#files.keys()];
    return {
      created: this.#created,
      changed: paths.filter((path) => !this.#created.includes(path)),
    };
  }
}
