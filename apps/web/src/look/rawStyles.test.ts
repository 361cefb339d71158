import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedColors, physicalStyles } from '../../../../packages/ui/test/rawStyles.ts';

const source = join(import.meta.dirname, '..');
/** Files of the site as served; its stories may draw anything. */
const parts = globSync('**/*.{css.ts,tsx}', { cwd: source }).filter(
  (path) =>
    !/\.(?:stories|test)\.tsx$/.test(path) &&
    !/^(?:screen-stories|features\/live-room\/stories)\//.test(path),
);

it.each(parts)('finds only logical properties and token colors in %s', (path) => {
  const code = readFileSync(join(source, path), 'utf8');
  expect([...physicalStyles(code, path), ...namedColors(code, path)]).toEqual([]);
});
