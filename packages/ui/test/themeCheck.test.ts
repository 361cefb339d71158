import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderRegistry } from '../scripts/renderRegistry.ts';
import { readThemeFromFolder, ThemeError } from '../scripts/themeFolder.ts';
import { themeText } from '../scripts/themeText.ts';
import { contrastPairs } from '../src/theme/contrastPairs.ts';
import { baseTheme, themeFor } from '../src/themes/index.ts';

const { logo: _ready, ...partner } = themeFor('harbourline');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-themes-'));
  for (const scheme of ['light', 'dark'])
    writeFileSync(join(folder, `harbourline.logo-${scheme}.svg`), SVG);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (text: string, id = 'harbourline') =>
  writeFileSync(join(folder, `${id}.theme.json`), text);

/** Returns what the reader of the folder reports about one theme. */
function outputOf(id = 'harbourline'): string {
  try {
    readThemeFromFolder(folder, id);
  } catch (error) {
    if (error instanceof ThemeError) return error.sentences.join('\n');
    throw error;
  }
  return '';
}

describe('the input of theme:check', () => {
  it('accepts a good theme silently', () => {
    put(JSON.stringify(partner));
    expect(outputOf()).toBe('');
  });
  it('lists the known ids for an unknown one', () => {
    put(JSON.stringify(partner));
    expect(outputOf('habourline')).toContain(
      'There is no theme "habourline". The themes are harbourline.',
    );
    expect(outputOf('../harbourline')).toContain('There is no theme');
  });
  it('reports the position of an error in broken JSON', () => {
    put('{ "id": "harbourline", }');
    expect(outputOf()).toMatch(/harbourline\.theme\.json is not valid JSON: .*(position|line)/);
  });
  it('reports all hostile and wrong values', () => {
    const input = { ...partner.input, brand: 'red;}body{', accent: 'url(x)', radius: 99 };
    put(JSON.stringify({ ...partner, input }));
    expect(outputOf().split('\n')).toHaveLength(3);
  });
  it('refuses a file under another name than its id', () => {
    put(JSON.stringify(partner), 'other');
    expect(outputOf('other')).toBe(
      'other.theme.json holds the id "harbourline"; id and file name must be the same.',
    );
  });
  it('accepts a byte order mark and refuses another encoding', () => {
    put(`\uFEFF${JSON.stringify(partner)}`);
    expect(outputOf()).toBe('');
    writeFileSync(join(folder, 'harbourline.theme.json'), JSON.stringify(partner), 'utf16le');
    writeFileSync(
      join(folder, 'harbourline.logo-dark.svg'),
      Buffer.from(`\uFEFF${SVG}`, 'utf16le'),
    );
    expect(outputOf()).not.toBe('');
    put(JSON.stringify(partner));
    expect(outputOf()).toBe(
      './harbourline.logo-dark.svg cannot be read as text in UTF-8; save it as such.',
    );
  });
  it('refuses a folder, and a file that is too large', () => {
    mkdirSync(join(folder, 'folder.theme.json'));
    expect(outputOf('folder')).toBe('folder.theme.json is no file.');
    put(JSON.stringify(partner) + ' '.repeat(70_000));
    expect(outputOf()).toMatch(
      /^harbourline\.theme\.json has \d+ bytes; at most 65536 are taken\.$/,
    );
  });
  it.each(['base', 'reader', 'test'] as const)('refuses a partner of the kind %s', (kind) => {
    put(JSON.stringify({ ...partner, kind }));
    expect(outputOf()).toBe(`kind must be partner; "${kind}" is for the site's own themes.`);
  });
  it.each(['rostra', 'high-contrast', 'harbourline-all'])(
    'refuses a partner with the id %s',
    (id) => {
      put(JSON.stringify({ ...partner, id }), id);
      expect(outputOf(id)).toContain(`id must not be "${id}"`);
    },
  );
  it('refuses a missing logo', () => {
    put(JSON.stringify(partner));
    rmSync(join(folder, 'harbourline.logo-dark.svg'));
    expect(outputOf()).toContain('input.logo.dark names ./harbourline.logo-dark.svg');
  });
  it.each([
    ['a picture', 'PNG'],
    ['a script', SVG.replace('<path', '<script>1</script><path')],
    ['a handler', SVG.replace('<path', '<path onload="x()"')],
    ['another file', SVG.replace('<path', '<image href="https://evil.test/a.png"/><path')],
    ['a style that loads', SVG.replace('<path', '<style>@import "x"</style><path')],
    ['no viewBox', SVG.replace(' viewBox="0 0 8 8"', '')],
    ['text', SVG.replace('<path', '<text>Harbourline</text><path')],
    ['very much', SVG.replace('<path', `<path d="${'M0 0'.repeat(6000)}"/><path`)],
  ])('refuses a logo with %s', (_name, svg) => {
    put(JSON.stringify(partner));
    writeFileSync(join(folder, 'harbourline.logo-light.svg'), svg);
    expect(outputOf()).toContain('input.logo.light');
  });
});

describe('the output of theme:check', () => {
  it('prints every pair of both schemes, and that all pass [THM-05]', () => {
    const { text, passes } = themeText(baseTheme);
    expect(passes).toBe(true);
    expect(text.match(/^ {2}pass {2}/gm)).toHaveLength(contrastPairs.length * 2 + 4);
    expect(text).toContain('all pass');
  });
  it('prints a failure with the value to use instead [THM-05]', () => {
    const { text, passes } = themeText({
      ...partner,
      input: { ...partner.input, accent: '#ffcc00', fontText: 'Comic Face' },
    });
    expect(passes).toBe(false);
    expect(text).toMatch(
      /FAIL {2}white text #ffffff on accent #ffcc00 .* change input\.accent to #[0-9a-f]{6} \(4\.5/,
    );
    expect(text).toContain('the site does not bring "Comic Face"');
    expect(text).toContain('1 fails');
  });
});

describe('the command', () => {
  const script = join(import.meta.dirname, '../scripts/themes.ts');
  const run = (...messages: string[]) =>
    spawnSync(process.execPath, [script, ...messages], { encoding: 'utf8' });
  it('prints one theme and succeeds', () => {
    const { status, stdout, stderr } = run('harbourline');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/harbourline \(partner, scope header\): \d+ pairs, all pass/);
  });
  it('checks a file elsewhere, with a logo of the running site', () => {
    const logo = { light: './harbourline.logo-light.svg', dark: '/partners/dark.svg' };
    put(JSON.stringify({ ...partner, input: { ...partner.input, logo } }));
    const { status, stdout, stderr } = run(join(folder, 'harbourline.theme.json'));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/all pass\n$/);
    expect(run(join(folder, 'none.theme.json')).stderr).toMatch(/^There is no file .*none/);
  });
  it.each([['harbourline'], ['--all']])('checks %s without changing any file', (request) => {
    const themes = join(import.meta.dirname, '../src/themes');
    const old = `// ${process.pid}\n`;
    const copy = join(folder, 'src');
    cpSync(join(themes, '..'), copy, { recursive: true });
    cpSync(join(import.meta.dirname, '../scripts'), join(folder, 'scripts'), { recursive: true });
    const registry = join(copy, 'themes/registry.ts');
    writeFileSync(registry, old);
    const command = join(folder, 'scripts/themes.ts');
    const { stdout } = spawnSync(process.execPath, [command, request], { encoding: 'utf8' });
    expect(stdout).toContain('npm run themes:update');
    expect(readFileSync(registry, 'utf8')).toBe(old);
    spawnSync(process.execPath, [command, '--update']);
    expect(readFileSync(registry, 'utf8')).toBe(renderRegistry());
  });
  it('explains the problem in one sentence, and fails', () => {
    const { status, stdout, stderr } = run('nobody');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There is no theme "nobody"\./);
    expect(stderr).not.toContain('at ');
  });
});
