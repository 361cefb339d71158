import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseThemeFile } from '../src/theme/parseThemeFile.ts';

const folder = join(import.meta.dirname, '../src/themes');

/** Where the registry stands. */
export const registryPath = join(folder, 'registry.ts');

function dataAddress(file: string): string {
  const svg = readFileSync(join(folder, file), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The text of `themes/registry.ts`, made from the folder's `*.theme.json` and the logos they name. */
export function renderRegistry(): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.theme.json'))
    .sort();
  const entries = files.map((name) => {
    const file = parseThemeFile(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (name !== `${file.id}.theme.json`) throw new Error(`${name} holds the id ${file.id}`);
    const { light, dark } = file.input.logo;
    return { ...file, logo: { light: dataAddress(light), dark: dataAddress(dark) } };
  });
  return [
    '// Made by `pnpm themes:check` from the theme files in this folder; do not edit.',
    "import type { ThemeFile } from '../theme/themeTypes.ts';",
    '',
    '/** A theme file with its logos as addresses that need no request. */',
    'export interface RegisteredTheme extends ThemeFile {',
    '  logo: { light: string; dark: string };',
    '}',
    '',
    '// prettier-ignore',
    `export const registry: readonly RegisteredTheme[] = ${JSON.stringify(entries, null, 2)};`,
    '',
  ].join('\n');
}
