import { readTheme } from './readTheme.ts';
import type { ThemeProblem } from './readTheme.ts';
import type { ThemeFile } from './themeTypes.ts';

/** Returns every problem of theme data, in the order of a theme file; empty when it may be used. */
export function themeProblems(data: unknown): ThemeProblem[] {
  return readTheme(data).problems;
}

/** Theme data from anywhere, checked value by value. Throws a TypeError that names the first problem. */
export function parseThemeFile(data: unknown): ThemeFile {
  const { file, problems } = readTheme(data);
  const [first] = problems;
  if (first) throw new TypeError(`theme: ${first.sentence}`);
  return file;
}
