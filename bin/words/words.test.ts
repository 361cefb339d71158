import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import limits from './limits.json' with { type: 'json' };
import { countAvoided, proseOf } from './prose.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Generated, or about the words themselves. */
const LEFT_OUT = /(?:^|\/)(?:CHANGELOG|api\/report|glossary)\.md$|\/messages\/|^bin\/words\//;
const TITLE_MAX = 90;
const IDS_MAX = 6;
/** A row's ID; the hash function is none. */
const ID = /\b(?!SHA-)[A-Z][A-Z0-9]{1,4}-\d{2,3}\b/;
const IDS = /\s*\[([A-Z0-9, -]+)\]$/;

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|mdx?|sql)$/.test(file) && !LEFT_OUT.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)))
  .map((file) => ({ file, ...proseOf(file, readFileSync(path.join(ROOT, file), 'utf8')) }));

/** Areas from the most special to the rest; a file counts in the first that holds it. */
const areas = Object.keys(limits).toSorted((a, b) => b.length - a.length);
const areaOf = (file: string): string => areas.find((area) => file.startsWith(area)) ?? '';

it.each(Object.entries(limits))(
  'finds no more avoided words in the prose below “%s” than the limit',
  (area, limit) => {
    const counts = tracked
      .filter(({ file }) => areaOf(file) === area)
      .map(({ file, ...prose }) => ({
        file,
        count: countAvoided(Object.values(prose).flat().join('\n')),
      }))
      .filter(({ count }) => count > 0);
    const sum = counts.reduce((total, { count }) => total + count, 0);
    const worst = counts.toSorted((a, b) => b.count - a.count).slice(0, 10);
    // Equal, so that an area that became better lowers its limit in the same commit.
    expect(sum, `bin/words/limits.json; most in ${JSON.stringify(worst)}`).toBe(limit);
  },
);

it(`keeps test titles and labels within ${TITLE_MAX} characters, row IDs in brackets at the end`, () => {
  const odd = tracked.flatMap(({ file, titles, labels }) =>
    [...titles, ...labels]
      .map((title) => title.replace(IDS, '').replaceAll('\\', ''))
      .filter((words) => words.length > TITLE_MAX || ID.test(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(odd).toEqual([]);
});

it(`names at most ${IDS_MAX} rows in a test title: a test that proves more is split`, () => {
  const wide = tracked.flatMap(({ file, titles }) =>
    titles
      .filter((title) => (IDS.exec(title)?.[1] ?? '').split(',').length > IDS_MAX)
      .map((title) => `${file}: ${title}`),
  );
  expect(wide).toEqual([]);
});
