import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findLostParams } from './paramNames.ts';

const root = join(import.meta.dirname, '../..');

const parse = (path: string, code: string): ts.SourceFile =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);

it.each([
  ['function f(now: Date) {}', []],
  ['const f = (now: Date) => now;', []],
  ['class A { f = (now: Date) => now; }', []],
  ['class A { f(now: Date) {} }', []],
  ['interface A { f(now: Date): void; g: string }', []],
  ['type F = (now: Date) => void;', []],
  ['function f({ now }: Props) {}', []],
  ['function f(then: Date) {}', ['now']],
  ['const f = (then: Date) => then;', ['now']],
  ['interface A { f(then: Date): void }', ['now']],
  ['const now = 1;', ['now']],
])('finds in %s the lost parameters %j', (code, found) => {
  const documented = code.replace(
    /^(class A \{ |interface A \{ )?/,
    '$1\n/** @param now the time */ ',
  );
  expect(findLostParams(parse('case.ts', documented)).map(({ name }) => name)).toEqual(found);
});

it('finds a parameter for every @param of the repository', () => {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));
  expect(paths.length).toBeGreaterThan(1000);
  const found = paths.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    if (!code.includes('@param')) return [];
    return findLostParams(parse(path, code)).map(({ line, name }) => `${path}:${line} ${name}`);
  });
  expect(found).toEqual([]);
});
