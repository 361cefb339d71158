import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '../../src/navigation/screens.ts';
import { readAssets } from '../../src/server/readAssets.ts';
import { addScreen } from './addScreen.ts';
import { copySite } from './copySite.ts';

/** As many screens as the site had when this test was written. */
const NEW_SCREENS = 20;

const web = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'rostra-screens-'));
const folders = { before: join(web, 'dist/client'), after: join(copy, 'apps/web/dist/client') };

beforeAll(() => {
  copySite(copy);
  for (let at = 1; at <= NEW_SCREENS; at += 1) addScreen(copy, `sample${at}`);
  execFileSync(process.execPath, [join(copy, 'apps/web/node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(copy, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the files that a page loads before it is usable, in order, with names of files replaced. */
function loaded(folder: string, id: string, locale: 'en' | 'zh-CN'): string[] {
  const names = new Set(
    readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br')),
  );
  const screen = screens.find((each) => each.id === id);
  const { scripts, styles, fonts } = readAssets(folder)({ screen, locale, reads: id !== 'search' });
  return [...scripts, ...styles, ...fonts].map((file) =>
    readFileSync(join(folder, file), file.endsWith('.woff2') ? 'latin1' : 'utf8').replaceAll(
      /[\w-]+\.(?:js|css|woff2|svg|mp3)/g,
      (name) => (names.has(basename(name)) ? 'file' : name),
    ),
  );
}

it('builds the new screens', () => {
  const built = (folder: string): number =>
    Object.keys(
      JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as object,
    ).filter((key) => key.startsWith('src/routes/')).length;
  expect(built(folders.after) - built(folders.before)).toBe(NEW_SCREENS);
});

it.each([
  ['search', 'en'],
  ['search', 'zh-CN'],
  ['articleDetail', 'en'],
  ['articleDetail', 'zh-CN'],
] as const)(
  'loads not one byte more on the page %s for twenty new screens: %s [W1]',
  (id, locale) => {
    const sizes = (folder: string) => loaded(folder, id, locale).map(({ length }) => length);
    expect(sizes(folders.after)).toEqual(sizes(folders.before));
  },
);
