import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as contract from '@rostra/contract';
import type { Texts } from '@rostra/i18n';
import { describe, expect, it } from 'vitest';
import { loadAreas } from '../language/loadTexts.ts';
import type { CallTable } from '../data/knownCalls.ts';
import { textAreas } from '../language/TextArea.ts';
import type { TextArea } from '../language/TextArea.ts';
import { builtScreens } from './builtScreens.ts';

const src = join(import.meta.dirname, '..');
const ui = join(src, '../../../packages/ui');
const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
  exports: Record<string, { 'rostra-source'?: string }>;
};

/** Returns the file of an import within the app or the library; none for other packages. */
function fileOf(importer: string, name: string): string | undefined {
  const own = exports[name.replace('@rostra/ui', '.')]?.['rostra-source'];
  if (name.startsWith('@rostra/ui/') && own !== undefined) return join(ui, own);
  const file = name.startsWith('.') ? join(dirname(importer), name) : undefined;
  return file !== undefined && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
};

/** Returns the code of a file and of all it imports, at once or later. */
function codeBelow(file: string): string {
  const seen = new Set<string>([file]);
  for (const each of seen) {
    const code = sourceOf(each).replaceAll(/(?:import|export) type [^;]*;/g, '');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const next = fileOf(each, name);
      if (next !== undefined) seen.add(next);
    }
  }
  return [...seen].map(sourceOf).join('\n');
}

const found = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, name = '']) => name)),
];

const CALLS = /\b(?:useQuery|useInfiniteQuery|useMutation|fill|fillOptional|call)\(\s*'(\w+)'/g;
const KEYS = /['`](\w+)\.[a-z]\w*[.'`$]/g;

const all = await loadAreas('en', textAreas);
const hasText = (area: TextArea, group: string, id?: string): boolean => {
  const texts = all[area]?.[group];
  return texts !== undefined && (id === undefined || Object.hasOwn(texts as Texts, id));
};

/** Returns the tables that the route file names, or the file that it re-exports. */
const tablesOf = (code: string): string[] =>
  /\bcalls: \[([^\]]*)\]/.exec(code)?.[1]?.match(/\w+/g) ?? [];

describe.each(builtScreens.map((screen) => [screen.id, screen] as const))('%s', (id, screen) => {
  const code = codeBelow(join(src, `routes/${id}.tsx`));

  it('names the areas of its title and of all texts that its code reads', () => {
    const groups = found(code, KEYS).filter((group) => group !== 'screen');
    const read = textAreas.filter(
      (area) => hasText(area, 'screen', id) || groups.some((group) => hasText(area, group)),
    );
    expect(read).toEqual((screen.texts ?? []).toSorted());
  });

  it('names the tables of all calls that its code makes', () => {
    const tables = contract as unknown as Readonly<Record<string, CallTable>>;
    const isIn = (table: string, name: string): boolean => name in (tables[table] ?? {});
    const made = found(code, CALLS);
    const named = tablesOf(code);
    const known = ['shellRoutes', 'roomRoutes', ...named];
    expect(made.filter((name) => !known.some((table) => isIn(table, name)))).toEqual([]);
    expect(named.filter((table) => !made.some((name) => isIn(table, name)))).toEqual([]);
  });
});
