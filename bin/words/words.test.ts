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

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|mdx?)$/.test(file) && !LEFT_OUT.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)))
  .map((file) => ({ file, ...proseOf(file, readFileSync(path.join(ROOT, file), 'utf8')) }));

/** Areas from the most special to the rest; a file counts in the first that holds it. */
const areas = Object.keys(limits).toSorted((a, b) => b.length - a.length);
const areaOf = (file: string): string => areas.find((area) => file.startsWith(area)) ?? '';

it.each(Object.entries(limits))(
  'finds no more avoided words in comments and titles below “%s” than the limit',
  (area, limit) => {
    const counts = tracked
      .filter(({ file }) => areaOf(file) === area)
      .map(({ file, comments, titles }) => ({
        file,
        count: countAvoided([...comments, ...titles].join('\n')),
      }))
      .filter(({ count }) => count > 0);
    const sum = counts.reduce((total, { count }) => total + count, 0);
    const worst = counts.toSorted((a, b) => b.count - a.count).slice(0, 10);
    // Equal, so that an area that became better lowers its limit in the same commit.
    expect(sum, `bin/words/limits.json; most in ${JSON.stringify(worst)}`).toBe(limit);
  },
);

it(`keeps every test title within ${TITLE_MAX} characters, its row IDs in brackets at the end`, () => {
  const odd = tracked.flatMap(({ file, titles }) =>
    titles
      .map((title) => title.replace(/\s*\[[A-Z0-9, -]+\]$/, '').replaceAll('\\', ''))
      .filter((words) => words.length > TITLE_MAX || /\b[A-Z][A-Z0-9]{1,4}-\d{2,3}\b/.test(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(odd).toEqual([]);
});
