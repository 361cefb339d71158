import { readFileSync } from 'node:fs';
import { ABOUT_PATH } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import type { Texts } from '@rostra/i18n';
import { allTexts } from '../language/allTexts.ts';
import { loadTexts } from '../language/loadTexts.ts';
import { builtScreens, routeFileIds } from './builtScreens.ts';
import { visibleEntries } from './MenuEntry.ts';
import { allMenus, menusOf } from './menus.ts';
import { ownSpelling, redirectOf, redirects } from './redirects.ts';
import { loginPath, safeReturnAddress } from './returnAddress.ts';
import { screens } from './screens.ts';

/** Screens whose content provides their title. */
const TITLED_BY_CONTENT = ['/summary/detail/:id', '/article/detail/:id', '/eventDetail/:id'];

const at = (path: string): URL => new URL(path, 'https://rostra.test');

describe('route table', () => {
  it('has a row for every route file, and no path or ID twice [FND-25]', () => {
    const ids = screens.map(({ id }) => id as string);
    expect(routeFileIds.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });

  it.each(['en', 'zh-CN'] as const)(
    'loads the title of every built screen with its texts in %s',
    async (locale) => {
      const missing: string[] = [];
      for (const { id, path, texts: areas = [] } of builtScreens) {
        const { texts } = await loadTexts(locale, areas);
        // The server reads all texts, the browser those of the areas.
        const titles = [texts, allTexts[locale].texts].map((each) => each['screen'] as Texts);
        if (!titles.every((each) => Object.hasOwn(each, id))) missing.push(path);
      }
      expect(missing.toSorted()).toEqual(TITLED_BY_CONTENT.toSorted());
    },
  );

  it('has the page of the contacts at the address that mails and `security.txt` name', () => {
    expect(screens.find(({ id }) => id === 'aboutUs')?.path).toBe(ABOUT_PATH);
  });

  it('sends the account’s menu with the account’s pages only', () => {
    const pageOf = (id: string) => menusOf(builtScreens.find((screen) => screen.id === id));
    expect(pageOf('notices').account).toBe(allMenus.account);
    for (const menus of [pageOf('search'), menusOf(undefined)]) {
      expect(menus).toEqual({ ...allMenus, account: [] });
    }
  });

  it('links menus to built screens only, and hides those that need a capability', () => {
    const built = builtScreens.map(({ id }) => id);
    for (const { id } of Object.values(allMenus).flat()) {
      expect(built).toContain(id);
    }
    const shown = visibleEntries(allMenus.account, []);
    expect(shown.every(({ capability }) => capability === undefined)).toBe(true);
  });
});

it.each(builtScreens.filter(({ rendered }) => rendered === 'client').map(({ id }) => id))(
  'hides %s from search engines, as its page shows nothing without scripts',
  (id) => {
    const file = new URL(`../routes/${id}.tsx`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toContain('isHidden: true');
  },
);

describe('redirects', () => {
  it('follows the specified redirects [FND-20, FND-21, FND-22]', () => {
    expect(redirectOf(at('/'))).toBe('/search');
    expect(redirectOf(at('/article'))).toBe('/research?type=articles');
    expect(redirectOf(at('/Article'))).toBe('/research?type=articles');
    expect(redirectOf(at('/search?type=community'))).toBe('/community');
    expect(redirectOf(at('/search?type=articles'))).toBeUndefined();
    expect(redirectOf(at('/article/detail/1'))).toBeUndefined();
  });

  it('keeps the other parameters and the fragment [FND-23]', () => {
    expect(redirectOf(at('/?utm_source=a&custom_company=harbourline#x'))).toBe(
      '/search?utm_source=a&custom_company=harbourline#x',
    );
    expect(redirectOf(at('/article/?type=notes&utm_source=x'))).toBe(
      '/research?type=articles&utm_source=x',
    );
  });

  it('gives each screen one spelling, without slashes at its end', () => {
    expect(ownSpelling(at('/research/?type=notes'), '/research')).toBe('/research?type=notes');
    expect(ownSpelling(at('/research//'), '/research')).toBe('/research');
    expect(ownSpelling(at('/RESEARCH'), '/research')).toBe('/research');
    expect(ownSpelling(at('/forgotpassword'), '/forgotPassword')).toBe('/forgotPassword');
    expect(ownSpelling(at('/eventdetail/Ab/'), '/eventDetail/:id')).toBe('/eventDetail/Ab');
    expect(ownSpelling(at('/research'), '/research')).toBeUndefined();
  });

  it('leads no redirect to another', () => {
    for (const { to, adds } of redirects) {
      const query = new URLSearchParams(adds).toString();
      expect(redirectOf(at(`${to}?${query}`))).toBeUndefined();
    }
  });
});

describe('return address', () => {
  it('returns to path, query and fragment [AUTH-03]', () => {
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
  ])('refuses %j as a return address [AUTH-04]', (text) => {
    expect(safeReturnAddress(text)).toBeUndefined();
  });
});
