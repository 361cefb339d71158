import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageAnswer, PageRenderer, PageRequest } from '@rostra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mount } from '#platform/http/mount.ts';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;
let folder: string;
let renders = 0;
let sitemaps = 0;
let special: Partial<PageAnswer> = {};

/** What a web app's entry would make: a page that shows what it was given. */
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
  previewPage: (kind) => `<main>${kind}</main>`,
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
        mount(app, 'getSearchHot', ({ request }) => [
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
  // What an earlier test has put into the cache is too old.
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
  it('carry the nonce of their own response, cached or not', async () => {
    const first = await get('/search');
    const second = await get('/search');
    expect(renders).toBe(1);
    for (const { headers, text } of [first, second]) {
      expect(text).toContain(`<script nonce="${nonceOf(headers)}">`);
    }
    expect(nonceOf(first.headers)).not.toBe(nonceOf(second.headers));
  });

  it('get their data in-process, in their language, as their viewer', async () => {
    const { text } = await get('/search', { cookie: 'rostra_session=t; seen=me' });
    expect(text).toContain('"term":"zh-CN me"');
    expect(text).toContain('true');
  });

  it('are kept by address, language and theme, and for visitors only', async () => {
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

  it('of a rush are rendered once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get('/rush')));
    expect(renders).toBe(1);
  });

  it('are not kept when they set a cookie or may not be', async () => {
    special = { cookies: [{ name: 'rostra_partner', value: 'harbourline' }] };
    const { headers } = await get('/p');
    expect(headers.get('set-cookie')).toBe('rostra_partner=harbourline; Path=/; SameSite=Lax');
    special = { isCacheable: false };
    await get('/p');
    await get('/p');
    expect(renders).toBe(3);
  });

  it('give the partner’s cookie to those without it, whoever came before', async () => {
    const address = '/p?custom_company=base';
    await get(address, { cookie: 'rostra_partner=base' });
    special = { cookies: [{ name: 'rostra_partner', value: 'base' }] };
    const { headers } = await get(address);
    expect(headers.get('set-cookie')).toContain('rostra_partner=base');
  });

  it('FND-24 answer 404 where there is no screen', async () => {
    const { status, headers } = await get('/no/such');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('read an address with slashes in front as a path of this site, never as a host', async () => {
    expect((await get('//no/such')).status).toBe(404);
    expect((await get('///no/such')).status).toBe(404);
  });

  it('take no other method', async () => {
    for (const path of ['/search', '/no/such']) {
      const form = { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } };
      const posted = await server.caller().fetch(path, form);
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect(await posted.json()).toMatchObject({ ret: false, code: 1010 });
      const asked = await server.caller().fetch(path, { method: 'OPTIONS' });
      expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    }
    const head = await server.caller().fetch('/search', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(renders).toBe(1);
  });

  it('are answered at addresses that cannot be decoded', async () => {
    expect((await get('/no/such/%E0%A4%A')).status).toBe(404);
    expect((await get('/no/such/100%')).status).toBe(404);
    expect((await get('/search?key=%')).status).toBe(200);
  });

  it('send on where the web app says so', async () => {
    special = { status: 302, location: '/search', html: '' };
    const { status, headers } = await get('/');
    expect([status, headers.get('location')]).toEqual([302, '/search']);
  });

  it('are not kept by browsers or proxies', async () => {
    const { headers } = await get('/search');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it.each([
    ['/meeting_live/1/2', 'camera=(self)'],
    ['/troubleshooting', 'camera=(self)'],
    ['/meeting_live/tutorial/1', 'camera=()'],
  ])('FND-31 %s lets its page ask for %s', async (path, feature) => {
    expect((await get(path)).headers.get('permissions-policy')).toContain(feature);
  });
});

describe('the page that a room embeds', () => {
  it('LPRE-16 runs scripts of the site alone, from files, without WebAssembly, and stands in its own frames alone', async () => {
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
  it('are compressed ahead and kept for ever', async () => {
    const { headers, text } = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(text).toContain('export const a');
  });

  it('that are missing are a 404, never a page', async () => {
    const { status, headers } = await get('/assets/gone-123.js');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/json/);
    expect(renders).toBe(0);
  });

  it('beside them are served for an hour, hidden files never', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toMatch(/svg/);
    const hidden = await get('/.vite/manifest.json');
    expect(hidden.text).not.toBe('{}');
  });

  it('hold a map of the site, as visitors see it, made once for many', async () => {
    sitemaps = 0;
    const { headers, text } = await get('/sitemap.xml', { cookie: 'seen=me' });
    await get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/xml/);
    expect(text).toContain('"term":"en "');
    expect(sitemaps).toBe(1);
  });

  it('tell search engines what to leave out', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers.get('content-type')).toMatch(/text\/plain/);
    expect(text).toBe('User-agent: *\n');
  });
});

describe('the demo’s inbox', () => {
  it('shows what would have been sent, as text', async () => {
    await server.deps.mail.send({ to: 'li@x.test', subject: 'Code', text: '<b>135790</b>' });
    await server.deps.sms.send({ to: '+8613800000000', text: '246801' });
    const page = await get('/dev/inbox');
    expect(page.text).toContain('&lt;b&gt;135790&lt;/b&gt;');
    expect(page.text).toContain('Beijing time');
    const json = await get('/dev/inbox.json?to=%2B8613800000000');
    expect(JSON.parse(json.text)).toMatchObject({ messages: [{ kind: 'sms', text: '246801' }] });
  });
});
