import { LOCALES } from '@rostra/contract';
import type { PageRenderer } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import type { Making } from '#platform/memory/TaggedMemory.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { visitorPageCall } from './pageCall.ts';

/** Ms for which the sitemap and the feed are reused unless a change drops them. */
const CRAWLER_FILES_MAX_AGE_MS = 60_000;
/** A shared cache that keeps the texts would show them after their audience was narrowed. */
const ASK_AGAIN = 'public, no-cache';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Serves `robots.txt`, `sitemap.xml` and the feed of research, as seen by a visitor, the same to
 * everyone.
 */
export function serveCrawlerFiles(app: FastifyInstance, deps: Deps, renderer: PageRenderer): void {
  const memory = app.sharedAnswers.makeMemory<string>({
    maxAgeMs: () => CRAWLER_FILES_MAX_AGE_MS,
    maxEntries: 1,
    maxCharacters: 64 * 1024 * 1024,
    charactersOf: (text) => text.length,
  });

  app.get('/sitemap.xml', { config: { kind: 'asset' } }, async (request, reply) => {
    const now = deps.clock.now().getTime();
    const make = (making: Making) => renderer.sitemap(visitorPageCall(app, request, making));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', ASK_AGAIN)
      .send(await memory.get('sitemap', now, make));
  });

  const feeds = app.sharedAnswers.makeMemory<string>({
    maxAgeMs: () => CRAWLER_FILES_MAX_AGE_MS,
    maxEntries: LOCALES.length,
    maxCharacters: 4 * 1024 * 1024,
    charactersOf: (text) => text.length,
  });
  app.get<{ Querystring: { lang?: unknown } }>(
    '/feed.xml',
    { config: { kind: 'asset' } },
    async (request, reply) => {
      const locale = LOCALES.find((known) => known === request.query.lang) ?? 'zh-CN';
      const make = (making: Making) => renderer.feed(visitorPageCall(app, request, making), locale);
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', ASK_AGAIN)
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
