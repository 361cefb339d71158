import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { undocumentedExports, unknownParameters } from './docstrings.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Folders whose exports others read first. */
const DOCUMENTED =
  /^(?:packages\/contract\/src|packages\/live-core\/src\/session|apps\/api\/src\/platform)\//;
const LEFT_OUT = /\.test\.|\/testing\/|\/selectorRoom\.ts$|(?:Routes|Schemas)\.ts$|\/index\.ts$/;

const sources = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/^bin\/words\/|\/codemods\//.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

it('finds a docstring on every export of the contract, the session and the platform', () => {
  const missing = sources
    .filter(({ file }) => DOCUMENTED.test(file) && !LEFT_OUT.test(file))
    .flatMap(({ file, text }) => undocumentedExports(text).map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
});

it('names only existing parameters after @param', () => {
  const unknown = sources.flatMap(({ file, text }) =>
    unknownParameters(text).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('reports an export without a docstring, and one docstring is enough for overloads', () => {
  const bare = '/** One. */\nexport const one = 1;\nexport type Two = 2;\n';
  const overloads = '/** Adds. */\nexport function add(a: 1): 1;\nexport function add(a: 2): 2;\n';
  expect([undocumentedExports(bare), undocumentedExports(overloads)]).toEqual([['Two'], []]);
});

it('reports a @param whose parameter was renamed', () => {
  expect(unknownParameters('/** @param old a */\nfunction f(renamed = old()) {}')).toEqual(['old']);
  expect(unknownParameters('/** @param props a */\nfunction F({ b }: P) {}')).toEqual([]);
});
