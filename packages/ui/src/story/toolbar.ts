import type { Locale } from '@rostra/i18n';
import { themes } from '../themes/index.ts';
import type { RegisteredTheme } from '../themes/index.ts';

/** Widths of the look's grid, from the narrowest supported phone to a wide desktop, in px. */
const widths = [
  [360, 'Narrow phone', 780],
  [390, 'Phone', 844],
  [768, 'Tablet', 1024],
  [1024, 'Small desk', 768],
  [1440, 'Desk', 900],
  [1920, 'Wide desk', 1080],
] as const;

/** The width menu of the toolbar. */
export const viewportOptions = Object.fromEntries(
  widths.map(([width, name, height]) => [
    `w${width}`,
    {
      name: `${width} · ${name}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type:
        width < 768
          ? ('mobile' as const)
          : width < 1024
            ? ('tablet' as const)
            : ('desktop' as const),
    },
  ]),
);

const reach: Record<RegisteredTheme['kind'], (theme: RegisteredTheme) => string> = {
  base: () => 'base',
  partner: ({ scope }) => `partner, ${scope === 'header' ? 'header only' : 'everything'}`,
  reader: () => 'for readers who ask for it',
  test: () => 'test brand, everything',
};

/** The theme menu of the toolbar: every theme of the folder, and how far it reaches. */
export const themeItems = themes.map((theme) => ({
  value: theme.id,
  title: `${theme.name} (${reach[theme.kind](theme)})`,
}));

const LANGUAGES: Record<Locale, string> = { en: 'English', 'zh-CN': '简体中文' };

/** The language menu of the toolbar, each under its own name. */
export const languageItems = Object.entries(LANGUAGES).map(([value, title]) => ({ value, title }));
