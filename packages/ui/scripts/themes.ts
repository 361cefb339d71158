import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { reportTheme } from '../src/theme/reportContrast.ts';
import { registryPath, renderRegistry } from './renderRegistry.ts';
import { readThemeFromFolder, themeIds, themesFolder, ThemeError } from './themeFolder.ts';
import { summaryOf, themeText } from './themeText.ts';

/*
 * `npm run theme:check <id>` prints every pair of one theme; `npm run themes:check` checks all, one
 * line each. Both change nothing, and report a site list (registry.ts) that doesn't match these
 * files. `npm run themes:update` checks all and rewrites the list when all pass. A path instead of
 * an id checks a file elsewhere, such as one of THEMES_DIR.
 */
const ENDING = '.theme.json';
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isUpdate = process.argv.includes('--update');
const isOne = !isUpdate && !process.argv.includes('--all');
const path =
  given.length === 1 && given[0]?.endsWith(ENDING)
    ? // npm changes the folder, and names the one it was called from.
      resolve(process.env['INIT_CWD'] ?? process.cwd(), given[0])
    : undefined;
const folder = path === undefined ? themesFolder : dirname(path);
const requested = path === undefined ? given : [basename(path, ENDING)];

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 1;
}

/** Prints a theme's result; returns false when the theme may not be used. */
function check(id: string): boolean {
  try {
    const file = readThemeFromFolder(folder, id);
    const { text, passes } = themeText(file);
    console.log(isOne || !passes ? text : summaryOf(file, reportTheme(file.input, file.contrast)));
    return passes;
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    fail(requested.length > 0 ? error.sentences : error.sentences.map((text) => `${id}: ${text}`));
    return false;
  }
}

if (path !== undefined && !existsSync(path)) {
  fail([`There is no file ${path}.`]);
} else if (isOne && requested.length !== 1) {
  fail([
    'Which theme? npm run theme:check <id>',
    `The themes are ${themeIds(themesFolder).join(', ')}.`,
  ]);
} else if (!(isOne ? requested : themeIds(themesFolder)).map(check).every(Boolean)) {
  process.exitCode = 1;
} else if (folder === themesFolder) {
  try {
    const text = renderRegistry();
    const isNew = !existsSync(registryPath) || readFileSync(registryPath, 'utf8') !== text;
    if (isNew && isUpdate) {
      writeFileSync(registryPath, text);
      // A process of its own: this one has read the old list already.
      execFileSync(process.execPath, [join(import.meta.dirname, 'exports.ts')]);
      console.log(
        'The site’s list of themes (registry.ts) and the published files are up to date.',
      );
    } else if (isNew) {
      console.log('The site does not know these files yet: npm run themes:update');
    }
  } catch (error) {
    fail([
      `The list of themes could not be made: ${String(error)}`,
      'npm run themes:check looks at every theme.',
    ]);
  }
}
