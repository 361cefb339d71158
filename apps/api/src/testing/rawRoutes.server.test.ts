import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, routes } from '@rostra/contract';
import type { PageRenderer, Route } from '@rostra/contract';
import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeWebhooks } from '#modules/live/rooms/webhooks.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { modules } from '../modules.ts';
import { LiveClient } from './LiveClient.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

/**
 * The access to each route outside of the contract. `right`: asks for the viewer's right to the row.
 * `ticket`: only with a signed address, made for a person with the right. `secret`: only with a
 * shared secret or signature. `demo`: only in demo mode. `public`: contains nobody's data, or reads
 * it by calls with the viewer's rights.
 */
type RawRule = 'right' | 'ticket' | 'secret' | 'demo' | 'public';

const RULES: Readonly<Record<string, RawRule>> = {
  [`GET ${API_BASE}/files/:key`]: 'right',
  [`GET ${API_BASE}/agoras/preview_documents/:token`]: 'right',
  [`GET ${API_BASE}/agoras/con_calls/monitor/:token.wav`]: 'ticket',
  [`PUT ${API_BASE}/uploads/:token`]: 'ticket',
  [`GET ${API_BASE}/live/demo_stream/:file`]: 'demo',
  [`POST ${API_BASE}/live/notices`]: 'secret',
  'GET /metrics': 'secret',
  'GET /healthz': 'public',
  'GET /healthz/rooms': 'public',
  [`GET ${API_BASE}/openapi.json`]: 'public',
  'GET /api/docs': 'public',
  [`* ${API_BASE}/*`]: 'public',
  'GET /dev/inbox': 'demo',
  'GET /dev/inbox.json': 'demo',
  'GET /sitemap.xml': 'public',
  'GET /robots.txt': 'public',
  'GET /feed.xml': 'public',
  'GET /share/article/:id.png': 'public',
  'GET /share/event/:id.png': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /.well-known/change-password': 'public',
  'GET /*': 'public',
  '* /*': 'public',
  'GET /meeting_live/:meetingId/:id': 'public',
  'GET /meeting_live/tutorial/:id': 'public',
  'GET /troubleshooting': 'public',
  'GET /preview/image/:token': 'public',
  'GET /preview/pdf/:token': 'public',
};

/** The sockets; each answers only to a ticket. */
const SOCKETS = [MESSAGING_SOCKET_PATH, MEDIA_SOCKET_PATH];

const page = async () => ({ status: 200, html: '', cookies: [], isCacheable: false });
const renderer: PageRenderer = {
  lookOf: () => ({ locale: 'en', script: 'en', theme: 'base', scheme: null, trend: null }),
  render: page,
  sitemap: async () => '',
  feed: async () => '',
  previewPage: () => '',
  shareImage: () => new Uint8Array(),
  robots: () => '',
};
/** A provider that recognizes no sender of webhooks. */
const refusingAll = { live: { webhooks: { take: () => false } } } as unknown as Deps;

let server: TestServer;
let folder: string;
const mounted: RouteOptions[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-web-'));
  const collects = defineModule({
    name: 'collects',
    routes: (app) => void app.addHook('onRoute', (route) => void mounted.push(route)),
  });
  const listens = defineModule({
    name: 'listens',
    routes: (app) => takeWebhooks(app, refusingAll),
  });
  server = await startTestServer({
    web: { renderer, clientFolder: folder },
    modules: [collects, ...modules, listens],
    env: { METRICS_TOKEN: 'a token of tests only, long enough' },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const called = new Set(
  (Object.values(routes) as Route[]).map(({ method, path }) => `${method} ${API_BASE}${path}`),
);

/** Returns the mounted routes outside of the contract; HEAD answers as GET does. */
function rawRoutes(): string[] {
  const names = mounted.flatMap(({ method, url }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    return methods.length > 1 ? [`* ${url}`] : methods.map((one) => `${one} ${url}`);
  });
  return [...new Set(names)].filter((name) => !called.has(name));
}

describe('the rule of each route outside of the contract', () => {
  it('has an entry, also for new routes', () => {
    expect(rawRoutes().toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  it('refuses strangers without a right, a ticket or the secret', async () => {
    const guarded = rawRoutes().filter((name) =>
      ['right', 'ticket', 'secret'].includes(RULES[name] ?? ''),
    );
    const answers = await Promise.all(
      guarded.map(async (name) => {
        const [method = '', url = ''] = name.split(' ');
        const { status } = await fetch(server.url + url.replaceAll(/:\w+/g, 'x'), { method });
        return [name, status >= 400 && status < 500] as const;
      }),
    );
    expect(answers).toEqual(guarded.map((name) => [name, true]));
  });

  it('refuses sockets without a ticket, and every other address', async () => {
    expect(server.app.server.listeners('upgrade')).toHaveLength(1);
    for (const path of SOCKETS) {
      const client = new LiveClient(server.url, path);
      const entry = { uid: 1, token: 'x', role: 'audience' };
      const call = path === MESSAGING_SOCKET_PATH ? 'login' : 'join';
      await expect(client.ask(call, entry)).rejects.toThrow();
      client.cut();
    }
    await expect(new LiveClient(server.url, '/live/other').opened()).rejects.toThrow();
  });
});
