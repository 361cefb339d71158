import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literalWords } from '../../../../packages/ui/test/literalWords.ts';

const source = join(import.meta.dirname, '..');
/** The brand's Chinese name, which English never shows. */
const NAMES = new Set(['讲坛']);

/** Files of the site as served: no stories and samples, no HTML written as text, no file names. */
const parts = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (path) =>
    !/\.(?:stories|test|css|d)\.tsx?$/.test(path) &&
    !/^(?:screen-stories|features\/live-room\/stories)\/|(?:Html|readAssets)\.ts$|[Tt]est/.test(
      path,
    ),
);

it.each(parts)('finds no text in %s except that of packages/i18n', (path) => {
  const words = literalWords(readFileSync(join(source, path), 'utf8'), path);
  expect(words.filter((word) => !NAMES.has(word))).toEqual([]);
});
