import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const source = path.join(folder, '../packages/ui/src');

/** Names that only a component has: two capitals, or written as code, or before a colon at the start. */
const NAMES = /`([A-Z]\w+)`|\b([A-Z][a-z]+[A-Z]\w*)\b|^([A-Z]\w+):/gm;

/** Every folder of the library that holds a component. */
const known = () =>
  new Set(globSync('*/*/index.ts', { cwd: source }).map((file) => file.split('/').at(-2)));

/**
 * The components that a changeset is about: those that its front matter names behind the version,
 * `'@rostra/ui': minor # Button, Dialog`, otherwise those that its text names.
 */
export const componentsOf = (text) => {
  const [, head = '', body = ''] = text.split(/^---$/m);
  const declared = /^['"]?@rostra\/ui['"]?:\s*\w+\s*#\s*(.+)$/m.exec(head)?.[1];
  if (declared !== undefined) return declared.split(',').map((name) => name.trim());
  const names = [...body.matchAll(NAMES)].map(([, code, humps, first]) => code ?? humps ?? first);
  const components = known();
  return [...new Set(names)].filter((name) => components.has(name));
};

/** The changesets that are not released yet, by id. */
export const changesets = () =>
  globSync('*.md', { cwd: folder })
    .filter((file) => file !== 'README.md')
    .map((file) => ({
      id: path.basename(file, '.md'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
