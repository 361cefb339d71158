import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from './copyRepository.ts';
import { makeMigration } from './makeMigration.ts';
import { modulePlan } from './modulePlan.ts';
import { nounsOf } from './nouns.ts';

// Everything happens in a copy of the repository, which is thrown away.

const ROOT = join(import.meta.dirname, '../..');
const API = 'apps/api';
const nouns = nounsOf('marketNotes', { chinese: '市场速记' });

let copy = '';

beforeAll(async () => {
  copy = copyRepository(ROOT, [API, 'packages/contract', 'packages/i18n']);
  await modulePlan(copy, nouns).write();
  makeMigration(copy, nouns.snakes);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the copy; returns its output if it fails. */
async function run(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  const file = join(copy, 'node_modules/.bin', program);
  try {
    await promisify(execFile)(file, args, { cwd: join(copy, folder), maxBuffer: 1e8 });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}${String(error)}`;
  }
}

const test = (folder: string, ...args: readonly string[]) => run(folder, 'vitest', 'run', ...args);

describe('a new module', () => {
  it('passes its own tests, and those of the calls', async () => {
    expect(await test(API, '--project', 'server', `src/modules/${nouns.names}`)).toBe('');
    const ofAll = ['src/platform/openapi', 'src/modules.test.ts'];
    expect(await test(API, '--project', 'api', ...ofAll)).toBe('');
    expect(await test('packages/contract', 'src/contract.test.ts')).toBe('');
  });

  it('has the types and the form of the rest', async () => {
    const folders = [`${API}/src/modules/${nouns.names}`, 'packages/contract/src/schemas.ts'];
    const lint = ['--type-aware', '--type-check', '--quiet', ...folders];
    expect(await run('', 'oxlint', ...lint)).toBe('');
    expect(await run('', 'prettier', '--check', ...folders)).toBe('');
  });

  it('refuses the name of a module that exists', () => {
    expect(() => modulePlan(copy, nouns)).toThrow('exists already');
    expect(() => modulePlan(copy, nounsOf('articles'))).toThrow('exists already');
  });
});
