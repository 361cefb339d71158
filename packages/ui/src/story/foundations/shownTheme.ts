import { deriveTheme } from '../../theme/deriveTheme.ts';
import { headerTokens } from '../../theme/tokens.ts';
import type { ColorTheme, Scheme, Theme } from '../../theme/themeTypes.ts';
import { baseTheme, themes } from '../../themes/index.ts';
import type { StoryContext } from '../allStates.tsx';

/**
 * Returns every token as a reader gets it under the toolbar's theme: a partner of the header
 * changes only that.
 */
export function shownTheme({ globals }: StoryContext): Theme {
  const file = themes.find(({ id }) => id === globals['theme']) ?? baseTheme;
  const theme = deriveTheme(file.input, file.contrast);
  if (file.scope === 'all') return theme;
  const base = deriveTheme(baseTheme.input, baseTheme.contrast);
  const withHeader = (scheme: Scheme): ColorTheme => ({
    ...base[scheme],
    ...Object.fromEntries(headerTokens.map((name) => [name, theme[scheme][name]])),
  });
  return { ...base, light: withHeader('light'), dark: withHeader('dark') };
}
