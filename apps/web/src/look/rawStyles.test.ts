import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedColours, physicalStyles } from '../../../../packages/ui/test/rawStyles.ts';

const source = join(import.meta.dirname, '..');
/** Of the site as it is served; its stories draw what they like. */
const parts = globSync('**/*.{css.ts,tsx}', { cwd: source }).filter(
  (path) =>
    !/\.(?:stories|test)\.tsx$/.test(path) &&
    !/^(?:screen-stories|features\/live-room\/stories)\//.test(path),
);

it.each(parts)('finds logical properties and colors of tokens only in %s', (path) => {
  const code = readFileSync(join(source, path), 'utf8');
  expect([...physicalStyles(code, path), ...namedColours(code, path)]).toEqual([]);
});
