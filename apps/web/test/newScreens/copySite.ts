import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const PARTS = [
  'apps/web',
  'packages/api-client',
  'packages/contract',
  'packages/i18n',
  'packages/live-core',
  'packages/ui',
];
/** Folders that a build does not read. */
const LEFT_OUT = new Set([
  'dist',
  'e2e',
  'visual',
  'api',
  'consumer',
  '.declarations',
  '.vite-temp',
]);

/**
 * Copies the web app and the packages that it is built from, over the installed dependencies.
 *
 * @param folder of the copy, absolute
 */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      // Links stay relative: workspace packages lead to the copy, all others to the link below.
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.has(basename(source)) || source.includes('/src/'),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.base.json']) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
}
