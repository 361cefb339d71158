import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from './copyRepository.ts';
import { makeMigration } from './makeMigration.ts';
import { modulePlan } from './modulePlan.ts';
import { nounsOf } from './nouns.ts';
import { screenPlan } from './screenPlan.ts';

// Everything happens in a copy of the repository, which is thrown away.

const ROOT = join(import.meta.dirname, '../..');
const API = 'apps/api';
const CONTRACT = 'packages/contract';
const OTHERS = ['api-client', 'i18n', 'live-core', 'ui'].map((name) => `packages/${name}`);

/** A module with a page, and a page of nothing yet. */
const notes = nounsOf('marketNotes', { chinese: '市场速记' });
const galleries = nounsOf('galleries');

let copy = '';

beforeAll(async () => {
  copy = copyRepository(ROOT, [API, 'apps/web', CONTRACT, ...OTHERS]);
  await modulePlan(copy, notes).write();
  await screenPlan(copy, notes).write();
  await screenPlan(copy, galleries).write();
  makeMigration(copy, notes.snakes);
  execFileSync(process.execPath, [join(copy, 'packages/ui/scripts/exports.ts')]);
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
    expect(await test(API, '--project', 'server', `src/modules/${notes.names}`)).toBe('');
    const ofAll = ['src/platform/openapi', 'src/modules.test.ts'];
    expect(await test(API, '--project', 'api', ...ofAll)).toBe('');
    expect(await test(CONTRACT, 'src/contract.test.ts')).toBe('');
  });

  it('refuses the name of a module that exists', () => {
    expect(() => modulePlan(copy, notes)).toThrow('exists already');
    expect(() => modulePlan(copy, nounsOf('articles'))).toThrow('exists already');
  });
});

describe('a new screen', () => {
  it('passes its own tests, and those of the route table', async () => {
    const files = [
      'apps/web/src/features/market-notes',
      'apps/web/src/navigation',
      'packages/ui/src/screens/MarketNotesScreen',
      'packages/ui/src/screens/GalleriesScreen',
      'packages/ui/test/manifest.test.ts',
      'packages/ui/test/surface.test.ts',
    ];
    expect(await test('', '--config', 'vitest.unit.config.ts', ...files)).toBe('');
  });

  it('refuses the name of a screen that exists, or that the specification names', () => {
    expect(() => screenPlan(copy, notes)).toThrow('exists already');
    expect(() => screenPlan(copy, nounsOf('services'))).toThrow('a screen of the specification');
  });
});

it('have the types and the form of the rest', async () => {
  const folders = [
    `${API}/src/modules/${notes.names}`,
    `${CONTRACT}/src/schemas.ts`,
    ...[notes, galleries].flatMap(({ names, Names, many }) => [
      `apps/web/src/features/${many.replace(' ', '-')}`,
      `apps/web/src/routes/${names}.tsx`,
      `apps/web/src/screen-stories/${Names}.stories.tsx`,
      `packages/ui/src/screens/${Names}Screen`,
    ]),
  ];
  const lint = ['--type-aware', '--type-check', '--quiet', ...folders];
  expect(await run('', 'oxlint', ...lint)).toBe('');
  expect(await run('', 'prettier', '--check', ...folders)).toBe('');
});
