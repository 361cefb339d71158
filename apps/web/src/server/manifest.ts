import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a client build and the files it needs, by the manifest of Vite. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The files of a client build by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The font of all Latin text. */
export const TEXT_FONT = /hanken-grotesk-basic[^/]*\.woff2$/;

/** Reads the manifest of a build in the folder of the client's files. */
export const readManifest = (clientFolder: string, name = 'manifest.json'): Manifest =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;

/** Returns the first file of a build that matches. */
export const fileLike = (manifest: Manifest, pattern: RegExp): string[] =>
  Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => pattern.test(file))
    .slice(0, 1);

/** Scripts and sheets, each once, in the order in which they are needed. */
export class NeededFiles {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();
  readonly #manifest: Manifest;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /** Adds a source file's chunk with everything it imports; unknown ones add nothing. */
  add(key: string | undefined): void {
    const chunk = key === undefined ? undefined : this.#manifest[key];
    if (!chunk || this.scripts.has(chunk.file)) return;
    this.scripts.add(chunk.file);
    for (const each of chunk.imports ?? []) this.add(each);
    for (const style of chunk.css ?? []) this.styles.add(style);
  }
}
