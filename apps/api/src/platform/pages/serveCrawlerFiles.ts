import { LOCALES } from '@rostra/contract';
import type { PageRenderer } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { ShortMemory } from '#platform/memory/ShortMemory.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { visitorPageCall } from './pageCall.ts';

/** Ms for which the sitemap is reused: search engines fetch it about daily. */
const SITEMAP_MAX_AGE_MS = 600_000;
const ONE_HOUR = 'public, max-age=3600';

/** Ms for which the feed is reused: new research appears within this time. */
const FEED_MAX_AGE_MS = 300_000;

/**
 * Serves `robots.txt`, `sitemap.xml` and the feed of research, as seen by a visitor, the same to
 * everyone.
 */
export function serveCrawlerFiles(app: FastifyInstance, deps: Deps, renderer: PageRenderer): void {
  const memory = new ShortMemory<string>({
    maxAgeMs: SITEMAP_MAX_AGE_MS,
    maxEntries: 1,
    maxCharacters: 64 * 1024 * 1024,
    charactersOf: (text) => text.length,
  });

  app.get('/sitemap.xml', { config: { kind: 'asset' } }, async (request, reply) => {
    const now = deps.clock.now().getTime();
    const make = () => renderer.sitemap(visitorPageCall(app, request));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(await memory.get('sitemap', now, make));
  });

  const feeds = new ShortMemory<string>({
    maxAgeMs: FEED_MAX_AGE_MS,
    maxEntries: LOCALES.length,
    maxCharacters: 4 * 1024 * 1024,
    charactersOf: (text) => text.length,
  });
  app.get<{ Querystring: { lang?: unknown } }>(
    '/feed.xml',
    { config: { kind: 'asset' } },
    async (request, reply) => {
      const locale = LOCALES.find((known) => known === request.query.lang) ?? 'zh-CN';
      const make = () => renderer.feed(visitorPageCall(app, request), locale);
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', ONE_HOUR)
        .send(await feeds.get(locale, deps.clock.now().getTime(), make));
    },
  );

  app.get('/robots.txt', { config: { kind: 'asset' } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(renderer.robots()),
  );
}
