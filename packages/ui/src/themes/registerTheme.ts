import { checkContrast } from '../theme/checkContrast.ts';
import { deriveTheme } from '../theme/deriveTheme.ts';
import { logoProblems } from '../theme/logoProblems.ts';
import { parseThemeFile } from '../theme/parseThemeFile.ts';
import { logoAddress } from './logoAddress.ts';
import type { RegisteredTheme } from './registry.ts';

/**
 * Returns a theme loaded at run time, ready for use: every value checked, its logos checked and
 * turned into addresses that need no request. A logo that is a path of the same origin stays as it
 * is.
 *
 * @param readLogo returns the text of a file beside the theme, undefined when there is none
 * @throws TypeError with the first problem
 */
export function registerTheme(
  data: unknown,
  readLogo: (name: string) => string | undefined,
): RegisteredTheme {
  const file = parseThemeFile(data);
  const [fault] = checkContrast(deriveTheme(file.input, file.contrast));
  if (fault)
    throw new TypeError(
      `theme: ${fault.foreground} on ${fault.background} is ${fault.ratio.toFixed(2)}:1 in ${fault.scheme}, needs ${fault.minimum}:1.`,
    );
  const address = (scheme: 'light' | 'dark'): string => {
    const requested = file.input.logo[scheme];
    if (requested.startsWith('/')) return requested;
    const field = `input.logo.${scheme}`;
    const svg = readLogo(requested.slice('./'.length));
    if (svg === undefined)
      throw new TypeError(`theme: ${field} names ${requested}, which is not beside the theme.`);
    const [problem] = logoProblems(svg, field);
    if (problem) throw new TypeError(`theme: ${problem.sentence}`);
    return logoAddress(svg);
  };
  return { ...file, logo: { light: address('light'), dark: address('dark') } };
}
