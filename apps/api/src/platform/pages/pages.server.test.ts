import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageResponse, PageRenderer, PageRequest } from '@rostra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;
let folder: string;
let renders = 0;
let sitemaps = 0;
let drawings = 0;
let special: Partial<PageResponse> = {};

/** The renderer that a web app's entry would create; its page shows its input. */
const renderer: PageRenderer = {
  lookOf: ({ acceptLanguage, cookies }) => ({
    locale: acceptLanguage?.startsWith('zh') ? 'zh-CN' : 'en',
    script: 'en',
    theme: cookies['rostra_partner'] ?? 'base',
    scheme: null,
    trend: null,
  }),
  async render(request: PageRequest) {
    renders += 1;
    const hot = await request.call('getSearchHot', { query: {} }, 'zh-CN');
    return {
      status: request.url.startsWith('/no/such') ? 404 : 200,
      html: `<script nonce="${request.nonce}"></script>${JSON.stringify(hot)}${request.hasSession}`,
      cookies: [],
      isCacheable: !request.hasSession,
      ...special,
    };
  },
  sitemap: async (call) => {
    sitemaps += 1;
    return `<urlset>${JSON.stringify(await call('getSearchHot', { query: {} }, 'en'))}</urlset>`;
  },
  feed: async (_call, locale) => `<feed>${locale}</feed>`,
  previewPage: (kind) => `<main>${kind}</main>`,
  shareImage: (kind, id) => {
    drawings += 1;
    return Buffer.from(`${kind} ${id}`);
  },
  robots: () => 'User-agent: *\n',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-web-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const a = 1;'.repeat(100);
  writeFileSync(join(folder, 'assets', 'entry-abc.js'), script);
  writeFileSync(join(folder, 'assets', 'entry-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  server = await startTestServer({
    web: { renderer, clientFolder: folder },
    modules: [
      probeModule((app) => {
        registerRoute(app, 'getSearchHot', ({ request }) => [
          {
            term: `${String(request.headers['accept-language'])} ${request.cookies['seen'] ?? ''}`,
            searchers: 1,
          },
        ]);
      }),
    ],
  });
});
beforeEach(() => {
  renders = 0;
  special = {};
  // Expires pages cached by an earlier test.
  server.clock.advance(60_000);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.caller().fetch(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const nonceOf = (headers: Headers) =>
  /script-src 'self' 'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

describe('pages', () => {
  it('uses the nonce of each response in it, cached or not', async () => {
    const first = await get('/search');
    const second = await get('/search');
    expect(renders).toBe(1);
    for (const { headers, text } of [first, second]) {
      expect(text).toContain(`<script nonce="${nonceOf(headers)}">`);
    }
    expect(nonceOf(first.headers)).not.toBe(nonceOf(second.headers));
  });

  it('loads their data in-process, in their language and for their viewer', async () => {
    const { text } = await get('/search', { cookie: 'rostra_session=t; seen=me' });
    expect(text).toContain('"term":"zh-CN me"');
    expect(text).toContain('true');
  });

  it('caches them by address, language and theme, and only for visitors', async () => {
    await get('/search');
    await get('/search?key=x');
    await get('/search', { 'accept-language': 'zh' });
    await get('/search', { cookie: 'rostra_partner=harbourline' });
    expect(renders).toBe(4);
    await get('/search', { cookie: 'rostra_session=t' });
    await get('/search', { cookie: 'rostra_session=t' });
    expect(renders).toBe(6);
    server.clock.advance(15_000);
    await get('/search');
    expect(renders).toBe(7);
  });

  it('renders them once in a rush', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get('/rush')));
    expect(renders).toBe(1);
  });

  it('skips the cache when they set a cookie or forbid it', async () => {
    special = { cookies: [{ name: 'rostra_partner', value: 'harbourline' }] };
    const { headers } = await get('/p');
    expect(headers.get('set-cookie')).toBe('rostra_partner=harbourline; Path=/; SameSite=Lax');
    special = { isCacheable: false };
    await get('/p');
    await get('/p');
    expect(renders).toBe(3);
  });

  it('gives the partner’s cookie to visitors without it, regardless of earlier ones', async () => {
    const address = '/p?custom_company=base';
    await get(address, { cookie: 'rostra_partner=base' });
    special = { cookies: [{ name: 'rostra_partner', value: 'base' }] };
    const { headers } = await get(address);
    expect(headers.get('set-cookie')).toContain('rostra_partner=base');
  });

  it('keeps the language of a link on the site, not of one elsewhere [I18N-03]', async () => {
    const cookieOf = async (path: string, site: string) => {
      const headers = { 'sec-fetch-site': site };
      const response = await server.caller().fetch(path, { headers });
      return response.headers.get('set-cookie');
    };
    expect(await cookieOf('/search?lang=en', 'same-origin')).toMatch(
      /^rostra_language=en; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    expect(await cookieOf('/search?lang=en', 'cross-site')).toBeNull();
    expect(await cookieOf('/search?lang=tlh', 'same-origin')).toBeNull();
    expect(await cookieOf('/search', 'same-origin')).toBeNull();
  });

  it('answers with one line of text where the renderer has no file', async () => {
    special = { status: 404, html: 'Not found\n', isPlainText: true };
    const { status, headers, text } = await get('/wp-login.php');
    expect([status, text]).toEqual([404, 'Not found\n']);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('answers 404 for an unknown screen [FND-24]', async () => {
    const { status, headers } = await get('/no/such');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('reads an address with leading slashes as a path of this site, never as a host', async () => {
    expect((await get('//no/such')).status).toBe(404);
    expect((await get('///no/such')).status).toBe(404);
  });

  it('refuses other methods', async () => {
    for (const path of ['/search', '/no/such']) {
      const form = { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } };
      const posted = await server.caller().fetch(path, form);
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect(await posted.json()).toMatchObject({ ret: false, code: 1010 });
      const requested = await server.caller().fetch(path, { method: 'OPTIONS' });
      expect([requested.status, requested.headers.get('allow')]).toEqual([
        204,
        'GET, HEAD, OPTIONS',
      ]);
    }
    const head = await server.caller().fetch('/search', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(renders).toBe(1);
  });

  it('answers addresses that cannot be decoded', async () => {
    expect((await get('/no/such/%E0%A4%A')).status).toBe(404);
    expect((await get('/no/such/100%')).status).toBe(404);
    expect((await get('/search?key=%')).status).toBe(200);
  });

  it('redirects on request of the web app', async () => {
    special = { status: 302, location: '/search', html: '' };
    const { status, headers } = await get('/');
    expect([status, headers.get('location')]).toEqual([302, '/search']);
  });

  it('forbids browsers and proxies to cache them', async () => {
    const { headers } = await get('/search');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it.each([
    ['/meeting_live/1/2', 'camera=(self)'],
    ['/troubleshooting', 'camera=(self)'],
    ['/meeting_live/tutorial/1', 'camera=()'],
  ])('lets %s request %s [FND-31]', async (path, feature) => {
    expect((await get(path)).headers.get('permissions-policy')).toContain(feature);
  });
});

describe('the page that a room embeds', () => {
  it("runs scripts only from the site's files, without WebAssembly, and only in its own frames [LPRE-16]", async () => {
    const { status, headers, text } = await get('/preview/pdf/12.34.abc');
    expect([status, text]).toEqual([200, '<main>pdf</main>']);
    expect((await get('/preview/image/12.34.abc')).text).toBe('<main>image</main>');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect((await get('/preview/other/12.34.abc')).text).not.toContain('<main>');
  });
});

describe('assets', () => {
  it('serves them precompressed and cacheable forever', async () => {
    const { headers, text } = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(text).toContain('export const a');
  });

  it('answers 404 for missing ones, never a page', async () => {
    const { status, headers } = await get('/assets/gone-123.js');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/json/);
    expect(renders).toBe(0);
  });

  it('serves other files for an hour, hidden ones never', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toMatch(/svg/);
    const hidden = await get('/.vite/manifest.json');
    expect(hidden.text).not.toBe('{}');
  });

  it('serves a sitemap as visitors see it, built once for many requests', async () => {
    sitemaps = 0;
    const { headers, text } = await get('/sitemap.xml', { cookie: 'seen=me' });
    await get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/xml/);
    expect(text).toContain('"term":"en "');
    expect(sitemaps).toBe(1);
  });

  it('renews sitemap and feed within a minute, and lets no shared cache keep them', async () => {
    await get('/sitemap.xml');
    sitemaps = 0;
    server.clock.advance(60_000);
    const answers = [await get('/sitemap.xml'), await get('/feed.xml?lang=en')];
    expect(sitemaps).toBe(1);
    for (const { headers } of answers)
      expect(headers.get('cache-control')).toBe('public, no-cache');
  });

  it('serves a feed in each language, the same to every visitor', async () => {
    expect((await get('/feed.xml?lang=en')).text).toBe('<feed>en</feed>');
    const { headers, text } = await get('/feed.xml?lang=zh-CN');
    expect(text).toBe('<feed>zh-CN</feed>');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect((await get('/feed.xml?lang=xx')).text).toBe('<feed>zh-CN</feed>');
  });

  it('serves the share image of a kind and ID forever, drawn once, and none for other names [CONT-36]', async () => {
    const { status, headers, text } = await get('/share/article/12.png');
    expect([status, text]).toEqual([200, 'article 12']);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await get('/share/article/12.png');
    expect(drawings).toBe(1);
    expect((await get('/share/event/12.png')).text).toBe('event 12');
    for (const name of ['0.png', '-1.png', '1.5.png', 'x.png', '99999999999.png'])
      expect([name, (await get(`/share/article/${name}`)).status]).toEqual([name, 404]);
    expect(drawings).toBe(2);
  });

  it('names the contact for security problems, and leads to the password’s page', async () => {
    const { headers, text } = await get('/.well-known/security.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^Contact: https?:\/\/\S+\/about_us$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(server.clock.now().getTime());
    const answer = await server
      .caller()
      .fetch('/.well-known/change-password', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/personalCenter/accountSecurity',
    ]);
  });

  it('excludes paths from search engines', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers.get('content-type')).toMatch(/text\/plain/);
    expect(text).toBe('User-agent: *\n');
  });
});

describe('the demo’s inbox', () => {
  it('shows unsent messages as text', async () => {
    await server.deps.mail.send({ to: 'li@x.test', subject: 'Code', text: '<b>135790</b>' });
    await server.deps.sms.send({ to: '+8613800000000', text: '246801' });
    const page = await get('/dev/inbox');
    expect(page.text).toContain('&lt;b&gt;135790&lt;/b&gt;');
    expect(page.text).toContain('Beijing time');
    const json = await get('/dev/inbox.json?to=%2B8613800000000');
    expect(JSON.parse(json.text)).toMatchObject({ messages: [{ kind: 'sms', text: '246801' }] });
  });

  it.each([
    ['evil.test:3000', 404],
    ['192.168.0.7', 404],
    ['localhost:3000', 200],
    ['[::1]:3000', 200],
    ['127.0.0.1', 200],
  ])('answers the host %s with %i, so that no other site reads it', async (host, status) => {
    for (const url of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox?to=a']) {
      const headers = { host, 'x-forwarded-host': 'localhost' };
      const answer = await server.app.inject({ url, headers });
      expect([answer.statusCode, answer.body.includes('135790')]).toEqual([status, status === 200]);
    }
  });
});
