import { describe, expect, it } from 'vitest';
import { baseTheme, themeFor, themes } from '../themes/index.ts';
import { themeToCss } from './themeToCss.ts';

const partner = themeFor('harbourline');

describe('themes', () => {
  it('THM-03 configured partners are known; unknown, test and missing ids keep the base', () => {
    const configured = themes.filter((theme) => theme.kind === 'partner');
    expect(configured.map(({ id }) => id)).toContain('harbourline');
    for (const theme of configured) expect(themeFor(theme.id)).toBe(theme);
    for (const id of ['nobody', 'harbourline-all', 'rostra', '', '__proto__', null, undefined])
      expect(themeFor(id)).toBe(baseTheme);
  });

  it('THM-01 THM-02 a partner of scope header changes the header and the logo alone', () => {
    const names = [...themeToCss(partner).matchAll(/(--ui-[a-z0-9-]+):/g)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(4);
    expect(names.every((name) => name?.startsWith('--ui-color-header-'))).toBe(true);
    expect(partner.logo.light).not.toBe(baseTheme.logo.light);
  });

  it('UI-17 the scheme is resolved by CSS', () => {
    expect(themeToCss(partner)).toContain('--ui-color-header-bg:light-dark(#ffffff, #161a22)');
  });
});

describe('themeToCss', () => {
  const bad: [string, (file: typeof partner) => unknown][] = [
    ['no colour', (f) => ({ ...f, input: { ...f.input, brand: 'red;}body{display:none' } })],
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
});
