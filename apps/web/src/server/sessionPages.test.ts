import type { PageRequest, PageSettings } from '@rostra/contract';
import { registerTheme, themeFor, themes } from '@rostra/ui/themes';
import { expect, it } from 'vitest';
import type { PagePayload } from '../app/PagePayload.ts';
import { builtScreens } from '../navigation/builtScreens.ts';
import { screenOf } from './createPageRenderer.tsx';
import { renderPage } from './renderPage.tsx';

type Reader = 'visitor' | 'user' | 'ended';

const settings: PageSettings = {
  origin: 'https://rostra.test',
  version: '1',
  hosts: {
    admin: undefined,
    cms: undefined,
    dms: undefined,
    h5: undefined,
    customerService: undefined,
  },
};

const { logo: _ready, ...harbourline } = themeFor('harbourline');
/** A partner unknown to the build. */
const kestrel = registerTheme(
  {
    ...harbourline,
    id: 'kestrel',
    name: 'Kestrel Bank',
    input: {
      ...harbourline.input,
      header: 'brand',
      brand: '#7a1f4d',
      logo: { light: '/k.svg', dark: '/k.svg' },
    },
  },
  () => undefined,
);

/** Renders the page at an address: for a visitor, a user with a Chinese account, or an ended session. */
async function pageFor(reader: Reader, path: string) {
  const call = ((name: string) => {
    if (name === 'getUsersMe' && reader === 'user') {
      const data = { id: 7, name: 'Grace', default_locale: 'zh-CN', vip_infos: [] };
      return Promise.resolve({ ret: true, data });
    }
    return Promise.resolve({ ret: false, code: 10_001, msg: 'Log in to continue.', data: null });
  }) as unknown as PageRequest['call'];
  const url = new URL(path, settings.origin);
  const answer = await renderPage({
    request: {
      url: path,
      cookies: {},
      acceptLanguage: 'en',
      nonce: 'n1',
      now: new Date('2026-11-22T02:00:00Z'),
      hasSession: reader !== 'visitor',
      call,
    },
    url,
    screen: screenOf(url.pathname),
    settings,
    themes: [kestrel, ...themes],
    assets: () => ({
      entry: 'entry.js',
      scripts: [],
      styles: [],
      css: '',
      fonts: [],
      icon: '',
      modules: { shell: '', texts: {} },
    }),
    dictionaries: { read: () => Promise.resolve(null) },
    reportError: (error) => {
      throw error;
    },
  });
  return answer;
}

const loginPages = ['/login', '/signup', '/forgotPassword'];
const readers: Reader[] = ['visitor', 'ended'];

it('includes exactly those three login pages [FND-26]', () => {
  const marked = builtScreens.filter(({ isLoginPage }) => isLoginPage).map(({ path }) => path);
  expect(marked.toSorted()).toEqual(loginPages.toSorted());
});

it.each(loginPages)(
  'renders %s with brand and language only, and redirects a user [FND-26]',
  async (path) => {
    for (const reader of readers) {
      const { status, html } = await pageFor(reader, path);
      expect([reader, status]).toEqual([reader, 200]);
      const header = /<header.*<\/header>/s.exec(html)?.[0] ?? '';
      expect(header).toContain('中文');
      // The way home and the other language.
      expect(header.match(/<a /g)).toHaveLength(2);
      expect(header).not.toContain('<form');
      expect(html).not.toContain('aria-label="Main"');
    }
    const back = encodeURIComponent('/pay/article/7?replaceUrl=%2Fresearch');
    const user = await pageFor('user', `${path}?redirect=${back}`);
    expect([user.status, user.location]).toEqual([302, '/pay/article/7?replaceUrl=%2Fresearch']);
    const led = await pageFor('user', `${path}?redirect=${encodeURIComponent('//evil.test')}`);
    expect([led.status, led.location]).toEqual([302, '/search']);
  },
);

it('sends visitors and ended sessions from a user’s screen to login and back [PROF-01, AUTH-03, AUTH-23]', async () => {
  for (const reader of readers) {
    const { status, location } = await pageFor(reader, '/personalCenter/virtualCoin?tab=cards');
    expect([status, location]).toEqual([
      302,
      '/login?redirect=%2FpersonalCenter%2FvirtualCoin%3Ftab%3Dcards',
    ]);
  }
});

it('lets the browser ask for its user, except after an ended session [FND-03, FND-04]', async () => {
  expect((await pageFor('user', '/recharge')).html).toContain('"session":{"status":"unknown"');
  expect((await pageFor('ended', '/login')).html).toContain(
    '"session":{"status":"known","user":null}',
  );
});

it('sends a page’s own row, files and menus, and no other screen [W1]', async () => {
  const payloadOf = (html: string) =>
    JSON.parse(/id="rostra-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PagePayload;
  const { html } = await pageFor('visitor', '/login');
  const { screen, menus } = payloadOf(html);
  expect(screen).toMatchObject({ id: 'login', path: '/login', texts: ['auth'] });
  expect(menus.main.map(({ path }) => path)).toEqual(['/search', '/events', '/research']);
  expect(html).not.toContain('/personalCenter/');
  const account = payloadOf((await pageFor('user', '/personalCenter/virtualCoin')).html);
  expect(account.menus.account.map(({ id }) => id)).toContain('notices');
});

it('renders a client screen in the account’s language from the first paint [I18N-03]', async () => {
  expect((await pageFor('user', '/recharge')).html).toContain('<html lang="zh-CN"');
  expect((await pageFor('user', '/recharge?lang=en')).html).toContain('<html lang="en"');
  expect((await pageFor('visitor', '/login')).html).toContain('<html lang="en"');
});

it('shows header and logo of a partner added at run time [THM-01, THM-02]', async () => {
  const { html } = await pageFor('visitor', '/login?custom_company=kestrel');
  expect(html).toContain('data-theme="kestrel"');
  expect(html).toMatch(/<style nonce="n1">:root\[data-theme="kestrel"\]\{--ui-color-header-bg:/);
  expect(html).toContain('/k.svg');
});

it('reserves the place of each drawn logo in the header, so that nothing moves at load', async () => {
  for (const [partner, width] of [
    ['base', 112],
    ['harbourline', 144],
  ] as const) {
    const { html } = await pageFor('visitor', `/login?custom_company=${partner}`);
    const logos = html.match(/<img [^>]*src="data:image\/svg[^>]*>/g) ?? [];
    expect([partner, logos.length > 0]).toEqual([partner, true]);
    for (const logo of logos) expect(logo).toContain(`width="${width}" height="32"`);
  }
});
