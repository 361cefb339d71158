import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Plan } from './Plan.ts';
import { addMember } from './sourceEdits.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rostra-plan-'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'list.ts'), 'export const list = [1];\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('writes new and changed files at the end, formatted', async () => {
  const plan = new Plan(root);
  plan.create('made/here.ts', 'export const here="x"');
  plan.edit('list.ts', addMember(['list'], '2'));
  plan.edit('list.ts', addMember(['list'], '3'));
  expect([plan.has('made/here.ts'), plan.has('other.ts')]).toEqual([true, false]);
  expect(readdirSync(root)).toEqual(['list.ts', 'package.json']);
  expect(await plan.write()).toEqual({ created: ['made/here.ts'], changed: ['list.ts'] });
  expect(read('made/here.ts')).toBe('export const here = "x";\n');
  expect(read('list.ts')).toBe('export const list = [1, 2, 3];\n');
});

it('writes nothing when a text is no code', async () => {
  const plan = new Plan(root);
  plan.edit('list.ts', addMember(['list'], '2'));
  plan.create('broken.ts', 'export const = 1');
  await expect(plan.write()).rejects.toThrow();
  expect(readdirSync(root)).toEqual(['list.ts', 'package.json']);
  expect(read('list.ts')).toBe('export const list = [1];\n');
});

it('refuses to create a file that exists, and to change one without the code it needs', () => {
  const plan = new Plan(root);
  expect(() => plan.create('list.ts', '')).toThrow('list.ts exists already');
  expect(() => plan.edit('list.ts', addMember(['rows'], '2'))).toThrow(
    'list.ts cannot be changed: no object or list `rows`',
  );
});
