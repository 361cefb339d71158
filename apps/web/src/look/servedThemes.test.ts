import { themeToCss } from '@rostra/ui/theme';
import { themeFor, themes } from '@rostra/ui/themes';
import { describe, expect, it } from 'vitest';
import { lookOf } from './lookOf.ts';
import { partnerCookies } from './partnerCookies.ts';
import { servedThemes } from './servedThemes.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';
const { logo: _ready, ...harbourline } = themeFor('harbourline');
const partner = {
  ...harbourline,
  id: 'kestrel',
  name: 'Kestrel Bank',
  input: {
    ...harbourline.input,
    brand: '#7a1f4d',
    logo: { light: './kestrel.logo-light.svg', dark: '/partners/kestrel-dark.svg' },
  },
};

const filesWith = (data: unknown, name = 'kestrel.theme.json') =>
  new Map([
    [name, typeof data === 'string' ? data : JSON.stringify(data)],
    ['kestrel.logo-light.svg', SVG],
  ]);

describe('themes added at run time', () => {
  it('recognizes a partner by its file, without a rebuild [THM-01, THM-02, THM-03]', () => {
    const served = servedThemes(() => files);
    const files = filesWith(partner);
    const url = '/search?custom_company=kestrel';
    const address = { url, cookies: {} };
    expect(lookOf(address).theme).toBe('rostra');
    expect(lookOf(address, undefined, served()).theme).toBe('kestrel');
    expect(partnerCookies(new URL(url, 'https://rostra.test'), {}, served())).toEqual([
      { name: 'rostra_partner', value: 'kestrel' },
    ]);
    const theme = themeFor('kestrel', served());
    expect(theme.logo.light).toMatch(/^data:image\/svg\+xml,/);
    expect(theme.logo.dark).toBe('/partners/kestrel-dark.svg');
    expect(themeToCss(theme)).toContain(':root[data-theme="kestrel"]{--ui-color-header-bg:');
  });

  it('replaces a built partner, and follows the folder', () => {
    let files = new Map<string, string>();
    const served = servedThemes(() => files);
    expect(served()).toEqual(themes);
    const changed = { ...harbourline, name: 'Harbourline Bank', input: partner.input };
    files = filesWith(changed, 'harbourline.theme.json');
    expect(themeFor('harbourline', served()).name).toBe('Harbourline Bank');
    expect(served().filter(({ id }) => id === 'harbourline')).toHaveLength(1);
    expect(served()).toBe(served());
    files = new Map();
    expect(themeFor('harbourline', served()).name).toBe('Harbourline Securities');
  });

  it.each<[string, unknown, string?]>([
    ['broken JSON', '{'],
    ['a color that ends the rule', { ...partner, input: { ...partner.input, brand: 'red;}*{' } }],
    ['another host’s logo', withLogo('//evil.test/a.svg')],
    ['a missing logo', withLogo('./other.svg')],
    ['a call of the site as a logo', withLogo('/api/v1/users/logout')],
    ['the base’s kind', { ...partner, kind: 'base' }],
    ['the test brand’s id', { ...partner, id: 'harbourline-all' }, 'harbourline-all.theme.json'],
    ['another’s file name', partner, 'other.theme.json'],
  ])('ignores a theme with %s, and reports it once', (_name, data, name) => {
    const messages: unknown[] = [];
    const files = filesWith(data, name);
    const served = servedThemes(
      () => files,
      (error) => messages.push(error),
    );
    served();
    expect(served()).toEqual(themes);
    expect(messages).toHaveLength(1);
    expect(String(messages[0])).toMatch(/^ThemeNotUsed: [a-z-]+\.theme\.json is not used: ./);
  });

  it('refuses a theme whose logo holds a script', () => {
    const files = filesWith(partner);
    files.set('kestrel.logo-light.svg', SVG.replace('<path', '<script>1</script><path'));
    expect(themeFor('kestrel', servedThemes(() => files)()).id).toBe('rostra');
  });
});

function withLogo(light: string) {
  return { ...partner, input: { ...partner.input, logo: { ...partner.input.logo, light } } };
}
