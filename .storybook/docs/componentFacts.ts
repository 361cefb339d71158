import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { exampleFacts } from './exampleCode.ts';
import type { ExampleFacts } from './exampleCode.ts';
import { interfacesIn, propsOf } from './propsOf.ts';
import type { PropFacts } from './propsOf.ts';
import { statusOf } from './status.ts';
import type { Status } from './status.ts';

/** Facts on a documentation page that come from a component's source. */
export interface ComponentFacts {
  /** Of the page, for links to it. */
  docsId: string;
  /** The family in the sidebar: "Forms". */
  family: string;
  status: Status;
  /** The first sentence of the page. */
  summary: string;
  /** The tokens that its styles read, as `color-bg-brand`. */
  tokens: string[];
  props: PropFacts[];
  /** The functions of `X.examples.tsx` by name. */
  examples: Record<string, ExampleFacts>;
}

const source = join(import.meta.dirname, '../../packages/ui/src');
const read = (path: string): string => readFileSync(join(source, path), 'utf8');
const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();

const TOKEN =
  /\b(?:vars\.)?(color|space|border|radius|size|shadow|motion\.(?:duration|easing)|font\.(?:size|weight|family|line))(?:\.([a-z]\w*)|\[(?:'([\w.]+)'|([\d.]+))\])/g;

/** Tokens of a folder's own styles and of those that its parts take from others. */
function tokensOf(folder: string): string[] {
  const parts = globSync(`${folder}/*.{ts,tsx}`, { cwd: source }).filter(
    (path) => !/\.(?:stories|states|examples|test)\.tsx?$/.test(path),
  );
  const sheets = new Set(parts.filter((path) => path.endsWith('.css.ts')));
  for (const path of parts)
    for (const [, from = ''] of read(path).matchAll(/from '(\.[^']+\.css\.ts)'/g)) {
      const sheet = normalize(join(dirname(path), from));
      if (!sheet.startsWith('theme/')) sheets.add(sheet);
    }
  const found = new Set<string>();
  for (const sheet of sheets)
    for (const [, group, name, quoted, step] of read(sheet).matchAll(TOKEN))
      found.add(`${group?.replace('.', '-')}-${kebab(name ?? quoted ?? step ?? '')}`);
  return [...found].sort();
}

/** The facts of every component of the library that has a documentation page, by its name. */
export function componentFacts(): Record<string, ComponentFacts> {
  const interfaces = new Map(
    globSync('**/*.{ts,tsx}', { cwd: source })
      .filter((path) => !/^story\/|\.(?:stories|states|examples|test)\.tsx?$/.test(path))
      .flatMap((path) => interfacesIn(path, read(path))),
  );
  const facts: Record<string, ComponentFacts> = {};
  const pages = globSync('*/*/*.mdx', { cwd: source }).filter((path) => !path.startsWith('story/'));
  for (const page of pages) {
    const name = basename(page, '.mdx');
    const title =
      /title: '([^']+)'/.exec(read(`${dirname(page)}/${name}.stories.tsx`))?.[1] ?? name;
    const examples = `${dirname(page)}/${name}.examples.tsx`;
    const [, summary = ''] = /\n# .+\n\n(.+?[.:])(?=\s)/.exec(read(page)) ?? [];
    facts[name] = {
      family: title.split('/')[0] ?? '',
      status: statusOf(name),
      summary: summary.replace(/:$/, '.'),
      docsId: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`,
      tokens: tokensOf(dirname(page)),
      props: propsOf(`${name}Props`, interfaces),
      examples: exampleFacts(examples, read(examples)),
    };
  }
  return facts;
}
