import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDescriptions } from './plainContract.ts';

const folder = join(import.meta.dirname, '../../../packages/contract/src/routes');
const tables = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));

const isDescribing = (line: string): boolean => /^ *(?:summary|isLimited|session):/.test(line);
const linesOf = (code: string): string[] => code.split('\n').filter((line) => line.trim() !== '');

it('omits the parts of routes that only the published description needs, and nothing else', () => {
  expect(tables.flatMap(linesOf).filter(isDescribing).length).toBeGreaterThan(100);
  for (const table of tables) {
    expect(linesOf(withoutDescriptions(table))).toEqual(
      linesOf(table).filter((line) => !isDescribing(line)),
    );
  }
});
