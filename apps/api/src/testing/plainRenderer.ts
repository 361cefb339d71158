import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageRenderer, PageRequest } from '@rostra/contract';
import type { Web } from '#platform/pages/loadPageRenderer.ts';

/** A web app whose pages are the answers of the API as JSON, for tests of what drops pages. */
export interface PlainWeb {
  readonly web: Web;
  /** Addresses of the pages rendered so far. */
  readonly rendered: string[];
  /** Runs after the calls of a page, before it is complete. */
  afterCalls: () => Promise<void>;
}

const ID = /\d+/;

/** Reads `/articles`, `/events`, or `/article/<id>` with its comments, `/event/<id>`. */
async function answersOf({ url, call }: PageRequest): Promise<unknown> {
  const id = Number(ID.exec(url)?.[0] ?? 0);
  if (url.startsWith('/articles')) return call('getArticles', { query: {} }, 'en');
  if (url.startsWith('/events')) return call('getEvents', { query: {} }, 'en');
  if (url.startsWith('/event/')) return call('getEvent', { params: { id } }, 'en');
  return Promise.all([
    call('getArticle', { params: { id } }, 'en'),
    call('getArticleComments', { params: { id }, query: {} }, 'en'),
  ]);
}

/** Makes a plain web app. */
export function plainWeb(): PlainWeb {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    lookOf: () => ({ locale: 'en', script: 'en', theme: 'base', scheme: null, trend: null }),
    async render(request) {
      rendered.push(request.url);
      const html = JSON.stringify(await answersOf(request));
      await plain.afterCalls();
      return { status: 200, html, cookies: [], isCacheable: !request.hasSession };
    },
    sitemap: async (call) => JSON.stringify(await call('getArticles', { query: {} }, 'en')),
    feed: async (call, locale) => JSON.stringify(await call('getArticles', { query: {} }, locale)),
    previewPage: () => '',
    shareImage: () => Buffer.alloc(0),
    robots: () => '',
  };
  const clientFolder = mkdtempSync(join(tmpdir(), 'rostra-plain-'));
  const plain: PlainWeb = {
    web: { renderer, clientFolder },
    rendered,
    afterCalls: async () => undefined,
  };
  return plain;
}
