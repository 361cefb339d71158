import { describe, expect, it } from 'vitest';
import { loadTexts } from '../language/loadTexts.ts';
import { builtScreens, routeFileIds } from './builtScreens.ts';
import { menuOf } from './menus.ts';
import { redirectOf, redirects, withoutEndSlash } from './redirects.ts';
import { loginPath, safeReturnAddress } from './returnAddress.ts';
import { screens } from './screens.ts';

/** Screens whose title is their content's. */
const TITLED_BY_CONTENT = ['/summary/detail/:id', '/article/detail/:id', '/eventDetail/:id'];

const at = (path: string): URL => new URL(path, 'https://rostra.test');

describe('route table', () => {
  it('FND-25 every route file has its row, and no path or id stands twice', () => {
    const ids = screens.map(({ id }) => id as string);
    expect(routeFileIds.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });

  it.each(['en', 'zh-CN'] as const)('gives every built screen its title in %s', async (locale) => {
    const { texts } = await loadTexts(locale, { withAccount: false });
    const missing = builtScreens.filter(({ id }) => !Object.hasOwn(texts.screen, id));
    expect(missing.map(({ path }) => path).toSorted()).toEqual(TITLED_BY_CONTENT.toSorted());
  });

  it('menus link to built screens only, and keep what needs a capability', () => {
    const built = builtScreens.map(({ id }) => id);
    for (const { id } of [...menuOf('main'), ...menuOf('account'), ...menuOf('footer')]) {
      expect(built).toContain(id);
    }
    expect(menuOf('account').every(({ capability }) => capability === undefined)).toBe(true);
  });
});

describe('redirects', () => {
  it('FND-20 FND-21 FND-22 lead as specified', () => {
    expect(redirectOf(at('/'))).toBe('/search');
    expect(redirectOf(at('/article'))).toBe('/research?type=articles');
    expect(redirectOf(at('/search?type=community'))).toBe('/community');
    expect(redirectOf(at('/search?type=articles'))).toBeUndefined();
    expect(redirectOf(at('/article/detail/1'))).toBeUndefined();
  });

  it('FND-23 keep the other parameters and the fragment', () => {
    expect(redirectOf(at('/?utm_source=a&custom_company=harbourline#x'))).toBe(
      '/search?utm_source=a&custom_company=harbourline#x',
    );
    expect(redirectOf(at('/article/?type=notes&utm_source=x'))).toBe(
      '/research?type=articles&utm_source=x',
    );
  });

  it('an address has one form: without slashes at its end', () => {
    expect(withoutEndSlash(at('/research/?type=notes'))).toBe('/research?type=notes');
    expect(withoutEndSlash(at('/research//'))).toBe('/research');
    expect(withoutEndSlash(at('/research'))).toBeUndefined();
    expect(withoutEndSlash(at('/'))).toBeUndefined();
  });

  it('none leads to another', () => {
    for (const { to, adds } of redirects) {
      const query = new URLSearchParams(adds).toString();
      expect(redirectOf(at(`${to}?${query}`))).toBeUndefined();
    }
  });
});

describe('return address', () => {
  it('AUTH-03 comes back to path, query and fragment', () => {
    const path = loginPath({ pathname: '/pay/article/7', search: '?a=1', hash: '#b' });
    const back = at(path).searchParams.get('redirect');
    expect(safeReturnAddress(back)).toBe('/pay/article/7?a=1#b');
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    ' /x',
    '/x\u0000',
    '/.//evil.test',
    '',
    null,
  ])('AUTH-04 %j is no address of this site', (text) => {
    expect(safeReturnAddress(text)).toBeUndefined();
  });
});
