import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Environment } from '../environment.ts';
import { moduleGraph, reachedFrom } from './moduleGraph.ts';
import type { Read } from './moduleGraph.ts';
import { installedPackages } from './packageVersions.ts';

/** Files that every screenshot depends on, besides its story. */
const everywhere = [
  '.storybook/preview.tsx',
  '.storybook/visual.setup.ts',
  '.storybook/storyTest.ts',
  '.storybook/main.ts',
  'vitest.visual.config.ts',
];
/** Files that no module imports. */
const settings = ['.storybook/preview-head.html', 'tsconfig.base.json'];
/** Packages that are named by settings, or by tools that find them themselves. */
const tools = ['@storybook/react-vite', '@storybook/addon-vitest', '@vanilla-extract/vite-plugin'];
/**
 * Documentation pages appear in no screenshot. `touched.ts` depends on style files only by their
 * names in the story's own folder.
 */
const leaves = ['.storybook/docs/docsComponents.tsx', '.storybook/touched.ts'];

const texts = new Set(['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.svg', '.html']);

const digest = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

export interface Drawing {
  root: string;
  environment: Environment;
  /** Reads a file; tests replace its content. */
  read?: Read;
}

/**
 * Returns a hash of everything the screenshots of each story file are drawn from: the files it
 * reaches, the installed versions of their packages, and the common inputs. It is the same on every
 * machine and for every kind of line ending.
 */
export async function storyInputs(
  storyFiles: readonly string[],
  { root, environment, read = readFileSync }: Drawing,
): Promise<Map<string, string>> {
  const graph = await moduleGraph([...everywhere, ...storyFiles], { root, read, leaves });
  const packages = installedPackages(read);

  const contents = new Map<string, string>();
  const contentOf = (file: string): string => {
    const before = contents.get(file);
    if (before !== undefined) return before;
    const bytes = read(join(root, file));
    const isText = texts.has(extname(file));
    const found = digest([isText ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes]);
    contents.set(file, found);
    return found;
  };

  const hashOf = (files: Set<string>, ...more: string[]): string => {
    const versions = new Set<string>();
    for (const file of files)
      for (const id of packages.versionsOf(
        graph.get(file)?.packages ?? [],
        dirname(join(root, file)),
      ))
        versions.add(id);
    const lines = [...files].toSorted().map((file) => `${file} ${contentOf(file)}`);
    return digest([...lines, ...[...versions].toSorted(), ...more]);
  };

  const common = hashOf(
    new Set([...reachedFrom(graph, everywhere), ...settings]),
    ...[...packages.versionsOf(tools, root)].toSorted(),
    environment.browser,
    environment.fonts,
  );
  return new Map(
    storyFiles.map((file) => {
      const styles = globSync('*.css.ts', { cwd: join(root, dirname(file)) }).toSorted();
      return [file, hashOf(reachedFrom(graph, [file]), common, ...styles)];
    }),
  );
}
