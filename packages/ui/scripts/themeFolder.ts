import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { logoProblems } from '../src/theme/logoProblems.ts';
import { parseThemeFile, themeProblems } from '../src/theme/parseThemeFile.ts';
import type { ThemeFile } from '../src/theme/themeTypes.ts';

/** Where themes and their logos stand. */
export const themesFolder = join(import.meta.dirname, '../src/themes');
const ENDING = '.theme.json';

/** A theme that cannot be read: sentences for whoever wrote it. */
export class ThemeError extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Ids of all themes of a folder. */
export const themeIds = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();

/** Where a JSON text breaks off, as far as the engine says. */
function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ThemeError([
      `${name} is not valid JSON: ${reason}.`,
      'Look for a missing or extra comma, a missing quote, or a comment: JSON has none.',
    ]);
  }
}

/** A theme of the folder with its logos looked at. Throws a ThemeError with every problem. */
export function readThemeFromFolder(folder: string, id: string): ThemeFile {
  const ids = themeIds(folder);
  if (!ids.includes(id)) {
    throw new ThemeError([
      `There is no theme "${id}". The themes are ${ids.join(', ')}.`,
      `A theme is a file <id>${ENDING} in packages/ui/src/themes; docs/themes.md tells how to write one.`,
    ]);
  }
  const name = `${id}${ENDING}`;
  const data = parseJson(readFileSync(join(folder, name), 'utf8'), name);
  const problems = themeProblems(data);
  if (problems.length > 0) throw new ThemeError(problems.map(({ sentence }) => sentence));
  const file = parseThemeFile(data);
  if (file.id !== id)
    throw new ThemeError([`${name} holds the id "${file.id}"; id and file name must be the same.`]);
  const sentences = (['light', 'dark'] as const).flatMap((scheme) => {
    const address = file.input.logo[scheme];
    const field = `input.logo.${scheme}`;
    const path = resolve(folder, address);
    if (!address.startsWith('./') || !address.endsWith('.svg'))
      return [`${field} must be an SVG file beside the theme, such as ./${id}.logo-${scheme}.svg.`];
    if (!existsSync(path)) return [`${field} names ${address}, which is not in the folder.`];
    return logoProblems(readFileSync(path, 'utf8'), field).map(({ sentence }) => sentence);
  });
  if (sentences.length > 0) throw new ThemeError(sentences);
  return file;
}
