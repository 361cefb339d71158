// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieStore } from './cookieStore.ts';
import { browserStore, tabStore } from './textStores.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Replaces the page's cookies; the next test gets the browser's again. */
const stubCookies = (get: () => string, set: () => void): void => {
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
};

/** Blocks site data as browsers do: the property itself throws. */
function blockSiteData(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(refuse);
  }
  stubCookies(refuse, refuse);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  for (const store of [browserStore, tabStore]) {
    for (const name of store.names()) store.remove(name);
  }
  cookieStore.write('look', '', '; Max-Age=0');
});

describe.each([
  ['browser', browserStore],
  ['tab', tabStore],
])('the store of the %s', (_name, store) => {
  it('keeps texts in the browser', () => {
    store.write('a', '1');
    expect([store.read('a'), store.read('b'), store.names()]).toEqual(['1', null, ['a']]);
    expect(localStorage.length + sessionStorage.length).toBe(1);
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  it('remembers texts in the page when site data is blocked', () => {
    blockSiteData();
    store.write('a', '1');
    store.write('a', '2');
    expect([store.read('a'), store.names()]).toEqual(['2', ['a']]);
    store.remove('a');
    expect([store.read('a'), store.names()]).toEqual([null, []]);
  });

  it('reads the newest text after storage was full', () => {
    store.write('a', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
    full.mockRestore();
    store.write('a', 'newest');
    expect([store.read('a'), store.names()]).toEqual(['newest', ['a']]);
  });
});

describe('cookies', () => {
  it('writes cookies to the browser and reads them back', () => {
    cookieStore.write('look', 'dark', '; Path=/');
    expect(document.cookie).toContain('look=dark');
    expect(cookieStore.read()).toContain('look=dark');
  });

  it('remembers cookies in the page when the browser refuses them', () => {
    blockSiteData();
    cookieStore.write('look', 'dark', '; Path=/');
    expect(cookieStore.read()).toMatch(/^look=dark; /);
    cookieStore.write('look', '', '; Max-Age=0');
    expect(cookieStore.read()).toBe('');
  });

  it('remembers cookies in the page when the browser drops them silently', () => {
    stubCookies(
      () => '',
      () => undefined,
    );
    cookieStore.write('look', 'dark', '; Path=/');
    expect(cookieStore.read()).toMatch(/^look=dark; /);
  });
});
