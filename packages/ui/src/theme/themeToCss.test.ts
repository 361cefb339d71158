import { describe, expect, it } from 'vitest';
import { baseTheme, themeFor, themes } from '../themes/index.ts';
import { deriveTheme } from './deriveTheme.ts';
import { themeProperties, themeToCss } from './themeToCss.ts';
import { colorTokens, headerTokens, shapeTokens } from './tokens.ts';

const partner = themeFor('harbourline');

describe('themes', () => {
  it('knows configured partners, and keeps the base for unknown, test and missing ids [THM-03]', () => {
    const configured = themes.filter((theme) => theme.kind === 'partner');
    expect(configured.map(({ id }) => id)).toContain('harbourline');
    for (const theme of configured) expect(themeFor(theme.id)).toBe(theme);
    for (const id of ['nobody', 'harbourline-all', 'rostra', '', '__proto__', null, undefined])
      expect(themeFor(id)).toBe(baseTheme);
  });

  it('changes only the header and the logo for a partner of scope header [THM-01, THM-02]', () => {
    const names = [...themeToCss(partner).matchAll(/(--ui-[a-z0-9-]+):/g)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(4);
    expect(names.every((name) => name?.startsWith('--ui-color-header-'))).toBe(true);
    expect(partner.logo.light).not.toBe(baseTheme.logo.light);
  });

  it('resolves the scheme in CSS [UI-17]', () => {
    expect(themeToCss(partner)).toContain('--ui-color-header-bg:light-dark(#ffffff, #161a22)');
  });
});

describe('themeToCss', () => {
  const bad: [string, (file: typeof partner) => unknown][] = [
    ['no color', (f) => ({ ...f, input: { ...f.input, brand: 'red;}body{display:none' } })],
    ['an url', (f) => ({ ...f, input: { ...f.input, accent: 'url(https://x)' } })],
    [
      'a font that ends the rule',
      (f) => ({ ...f, input: { ...f.input, fontText: "A';}</style><script>" } }),
    ],
    ['a radius that is no number', (f) => ({ ...f, input: { ...f.input, radius: '2px;}' } })],
    ['a radius out of range', (f) => ({ ...f, input: { ...f.input, radius: Number.NaN } })],
    ['an id that ends the selector', (f) => ({ ...f, id: 'a"]{}' })],
    [
      'a script for a logo',
      (f) => ({
        ...f,
        input: { ...f.input, logo: { light: 'javascript:alert(1)', dark: '/a.svg' } },
      }),
    ],
    ['nothing', () => null],
  ];
  it.each(bad)('refuses %s', (_name, make) => {
    expect(() => themeToCss(make(partner))).toThrow(TypeError);
  });

  it('writes one rule for the theme on the root [UI-17]', () => {
    const css = themeToCss(partner);
    expect(css.startsWith(':root[data-theme="harbourline"]{--ui-color-header-')).toBe(true);
    expect(css).toMatch(/^[^{}]+\{[^{}]+[^;]\}$/);
    expect(css.split(';')).toHaveLength(headerTokens.length);
  });

  it('writes every color and shape of a whole theme, and nothing twice [UI-17]', () => {
    const properties = themeProperties(deriveTheme(baseTheme.input), 'all');
    expect(Object.keys(properties)).toEqual([
      ...colorTokens.map((name) => `--ui-color-${name}`),
      ...shapeTokens.map((name) => `--ui-${name}`),
    ]);
    expect(properties['--ui-radius-control']).toBe('6px');
    expect(properties['--ui-font-size-md']).toBe('0.875rem');
  });

  it('writes a color that is the same in both schemes once [UI-17]', () => {
    const theme = deriveTheme(baseTheme.input);
    const properties = themeProperties(theme, 'all');
    expect(properties['--ui-color-bg-stage']).toBe(theme.light['bg-stage']);
    expect(properties['--ui-color-bg-page']).toBe(
      `light-dark(${theme.light['bg-page']}, ${theme.dark['bg-page']})`,
    );
  });

  it.each([
    ['red;}', 'bg-page is not a color'],
    ['#ABCDEF', 'bg-page is not a color'],
  ])('refuses the derived color %s', (value, sentence) => {
    const theme = deriveTheme(baseTheme.input);
    for (const scheme of ['light', 'dark'] as const) {
      const broken = { ...theme, [scheme]: { ...theme[scheme], 'bg-page': value } };
      expect(() => themeProperties(broken, 'all')).toThrow(new TypeError(`theme: ${sentence}`));
    }
  });

  it.each(['1px;color:red', '1px}', 'x<y', '"A"', '\\', '', 'a'.repeat(401), 'url:x', '1px\n'])(
    'refuses the derived shape %j',
    (value) => {
      const theme = deriveTheme(baseTheme.input);
      const broken = { ...theme, shape: { ...theme.shape, 'radius-card': value } };
      expect(() => themeProperties(broken, 'all')).toThrow(
        new TypeError('theme: radius-card is not allowed'),
      );
    },
  );

  it('takes a shape of 400 characters', () => {
    const theme = deriveTheme(baseTheme.input);
    const long = { ...theme, shape: { ...theme.shape, 'shadow-raised': 'a'.repeat(400) } };
    expect(themeProperties(long, 'all')['--ui-shadow-raised']).toBe('a'.repeat(400));
  });
});
