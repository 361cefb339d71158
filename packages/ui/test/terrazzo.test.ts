import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { tokenFiles } from '../scripts/designTokens/tokenFiles.ts';

// A parser of Design Tokens that others wrote reads our files: no rule of ours can hide a mistake.

const files = tokenFiles();
const cwd = new URL('file:///dist/');

/** Reads a file as Terrazzo does; the files that it names come from memory. */
async function read(name: string) {
  const logger = new Logger();
  const config = defineConfig({}, { cwd, logger });
  const req = (url: URL) => Promise.resolve(files[url.pathname.replace('/dist/', '')] ?? '');
  const source = { filename: new URL(name, cwd), src: files[name] };
  const { tokens, resolver } = await parse([source], { config, logger, req });
  return { tokens, resolver, problems: logger.errorCount + logger.warnCount };
}

it('is read by Terrazzo without a warning', async () => {
  const { tokens, problems } = await read('tokens.json');
  expect(problems).toBe(0);
  expect(Object.keys(tokens).length).toBeGreaterThan(100);
});

it('gives Terrazzo every combination of theme, layout and trend', async () => {
  const { resolver, problems } = await read('tokens.resolver.json');
  const sets = (resolver?.listPermutations?.() ?? []).map((input) => resolver?.apply(input) ?? {});
  const brands = sets.map((tokens) => JSON.stringify(tokens['color.bg-brand']?.$value));
  const sizes = sets.map((tokens) => Object.keys(tokens).length);
  expect(problems).toBe(0);
  expect(new Set(sizes).size).toBe(1);
  expect(new Set(brands).size).toBeGreaterThanOrEqual(4);
});
