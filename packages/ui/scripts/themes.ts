import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { reportTheme } from '../src/theme/reportContrast.ts';
import { registryPath, renderRegistry } from './renderRegistry.ts';
import { readThemeFromFolder, themeIds, themesFolder, ThemeError } from './themeFolder.ts';
import { summaryOf, themeText } from './themeText.ts';

/*
 * `npm run theme:check <id>` prints every pair of one theme; `npm run themes:check` judges all in a line
 * each. When all is well the registry is made anew, so that the site knows the theme.
 */
const wished = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isOne = !process.argv.includes('--all');

function fail(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 1;
}

/** Prints what a theme comes to; false when it may not be used. */
function check(id: string): boolean {
  try {
    const file = readThemeFromFolder(themesFolder, id);
    const { text, passes } = themeText(file);
    console.log(isOne || !passes ? text : summaryOf(file, reportTheme(file.input, file.contrast)));
    return passes;
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    fail(wished.length > 0 ? error.sentences : error.sentences.map((text) => `${id}: ${text}`));
    return false;
  }
}

if (isOne && wished.length !== 1) {
  fail([
    'Which theme? npm run theme:check <id>',
    `The themes are ${themeIds(themesFolder).join(', ')}.`,
  ]);
} else if (!(isOne ? wished : themeIds(themesFolder)).map(check).every(Boolean)) {
  process.exitCode = 1;
} else {
  try {
    const text = renderRegistry();
    if (!existsSync(registryPath) || readFileSync(registryPath, 'utf8') !== text) {
      writeFileSync(registryPath, text);
      console.log('The site’s list of themes (registry.ts) was made anew.');
    }
  } catch (error) {
    fail([
      `The list of themes could not be made: ${String(error)}`,
      'npm run themes:check looks at every theme.',
    ]);
  }
}
