import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { logoProblems } from '../src/theme/logoProblems.ts';
import { parseThemeFile, themeProblems } from '../src/theme/parseThemeFile.ts';
import type { ThemeFile } from '../src/theme/themeTypes.ts';
import { isOwnTheme, ownershipProblem } from '../src/themes/ownThemes.ts';

/** The folder of the themes and their logos. */
export const themesFolder = join(import.meta.dirname, '../src/themes');
const ENDING = '.theme.json';
/** As the running site takes it, in bytes. */
const LARGEST_FILE = 65_536;

/** The error for an unreadable theme; its sentences are for the theme's author. */
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

/** Returns where a JSON text breaks off, as far as the engine reports it. */
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

/** Returns a file's text, or a sentence when it has no usable text. */
function textOf(folder: string, name: string): string {
  const about = statSync(join(folder, name), { throwIfNoEntry: false });
  if (!about?.isFile()) throw new ThemeError([`${name} is no file.`]);
  if (about.size > LARGEST_FILE)
    throw new ThemeError([`${name} has ${about.size} bytes; at most ${LARGEST_FILE} are taken.`]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, name)));
  } catch {
    throw new ThemeError([`${name} cannot be read as text in UTF-8; save it as such.`]);
  }
}

/** Returns the problems of one of the two logos. */
function drawingProblems(folder: string, file: ThemeFile, scheme: 'light' | 'dark'): string[] {
  const address = file.input.logo[scheme];
  const field = `input.logo.${scheme}`;
  const isBuilt = resolve(folder) === themesFolder;
  // Only the running site knows whether it has that path.
  if (address.startsWith('/') && !isBuilt) return [];
  if (!address.startsWith('./'))
    return [
      `${field} must be an SVG file beside the theme, such as ./${file.id}.logo-${scheme}.svg.`,
    ];
  const path = resolve(folder, address);
  if (!statSync(path, { throwIfNoEntry: false }))
    return [`${field} names ${address}, which is not in the folder.`];
  try {
    return logoProblems(textOf(folder, address), field).map(({ sentence }) => sentence);
  } catch (error) {
    if (error instanceof ThemeError) return [...error.sentences];
    throw error;
  }
}

/**
 * Reads a theme of the folder and checks its logos. The site's own themes are only in the build's
 * folder.
 *
 * @throws ThemeError with every problem
 */
export function readThemeFromFolder(folder: string, id: string): ThemeFile {
  const ids = themeIds(folder);
  if (!ids.includes(id)) {
    const known = ids.length === 0 ? 'There are none' : `The themes are ${ids.join(', ')}`;
    throw new ThemeError([
      `There is no theme "${id}". ${known}.`,
      `A theme is a file <id>${ENDING} in packages/ui/src/themes; docs/themes.md tells how to write one.`,
    ]);
  }
  const name = `${id}${ENDING}`;
  const data = parseJson(textOf(folder, name), name);
  const problems = themeProblems(data);
  if (problems.length > 0) throw new ThemeError(problems.map(({ sentence }) => sentence));
  const file = parseThemeFile(data);
  if (file.id !== id)
    throw new ThemeError([`${name} holds the id "${file.id}"; id and file name must be the same.`]);
  const isBuilt = resolve(folder) === themesFolder;
  const owned = ownershipProblem(isOwnTheme(id) && !isBuilt ? { id, kind: 'partner' } : file);
  if (owned !== undefined) throw new ThemeError([owned]);
  const sentences = (['light', 'dark'] as const).flatMap((scheme) =>
    drawingProblems(folder, file, scheme),
  );
  if (sentences.length > 0) throw new ThemeError(sentences);
  return file;
}
