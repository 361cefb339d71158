import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jscodeshift from 'jscodeshift';
import { expect, it } from 'vitest';
import renamesOf02 from '../src/codemods/0.2-renames.ts';
import renamesOf03 from '../src/codemods/0.3-renames.ts';

const fixtures = join(import.meta.dirname, 'codemods');
const read = (name: string): string => readFileSync(join(fixtures, name), 'utf8');

const transforms = { '0.2-renames': renamesOf02, '0.3-renames': renamesOf03 };

function transformOf(name: string) {
  const [folder = ''] = name.split('/');
  if (folder === '0.2-renames' || folder === '0.3-renames') return transforms[folder];
  throw new Error(`No codemod ${folder}`);
}

function run(name: string) {
  const messages: string[] = [];
  const source = read(`${name}.input.txt`);
  const j = jscodeshift.withParser('tsx');
  const api = {
    j,
    jscodeshift: j,
    stats: () => undefined,
    report: (words: string) => messages.push(words),
  };
  const output = transformOf(name)({ path: 'view.tsx', source }, api) ?? source;
  return { output, reports: messages };
}

const names = globSync('*/*.input.txt', { cwd: fixtures }).map((file) =>
  file.replace('.input.txt', ''),
);

it.each(names)('turns %s into its expected output', (name) => {
  expect(run(name).output).toBe(read(`${name}.output.txt`));
});

it.each([
  ['with-word', ['line 3: a Change with a word is a TrendBadge now']],
  [
    'spread',
    ['line 3: a Change whose props are spread is a TrendBadge now where they hold a word'],
  ],
  [
    'passed-on',
    [
      'line 5: @rostra/ui/Price is @rostra/ui/PriceTag now',
      'line 6: @rostra/ui/Change is @rostra/ui/ReturnFigure now',
      'line 8: @rostra/ui/Price is @rostra/ui/PriceTag now',
    ],
  ],
  ['looks', ['line 7: a ReturnFigure has no ground: its look is left out']],
])('reports manual decisions in %s with their lines', (name, messages) => {
  expect(run(`0.2-renames/${name}`).reports).toEqual(messages);
});

it.each(names)('changes nothing in a second run on %s', (name) => {
  const source = read(`${name}.output.txt`);
  const j = jscodeshift.withParser('tsx');
  const api = { j, jscodeshift: j, stats: () => undefined, report: () => undefined };
  expect(transformOf(name)({ path: 'view.tsx', source }, api)).toBeUndefined();
});
