import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseThemeFile } from '../src/theme/parseThemeFile.ts';
import { logoAddress } from '../src/themes/logoAddress.ts';

const folder = join(import.meta.dirname, '../src/themes');

/** The path of the registry. */
export const registryPath = join(folder, 'registry.ts');

const dataAddress = (file: string): string => logoAddress(readFileSync(join(folder, file), 'utf8'));

/**
 * Returns the text of `themes/registry.ts`, made from the folder's `*.theme.json` and the logos
 * they name.
 */
export function renderRegistry(): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.theme.json'))
    .sort();
  const logos = new Map<string, string>();
  const constant = (file: string): string => {
    const name = basename(file, '.svg').replaceAll(/[^a-z]+([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    logos.set(name, dataAddress(file));
    return name;
  };
  const entries = files.map((name) => {
    const file = parseThemeFile(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (name !== `${file.id}.theme.json`) throw new Error(`${name} holds the id ${file.id}`);
    const { light, dark } = file.input.logo;
    return `  { ...${JSON.stringify(file)} as const, logo: { light: ${constant(light)}, dark: ${constant(dark)} } },`;
  });
  return [
    '// Made by `npm run themes:update` from the theme files in this folder; do not edit.',
    "import type { ThemeFile } from '../theme/themeTypes.ts';",
    '',
    '/** A theme file with its logos as addresses that need no request. */',
    'export interface RegisteredTheme extends ThemeFile {',
    '  logo: { light: string; dark: string };',
    '}',
    '',
    ...[...logos].map(([name, address]) => `const ${name} = ${JSON.stringify(address)};`),
    '',
    'export const registry: readonly RegisteredTheme[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}
