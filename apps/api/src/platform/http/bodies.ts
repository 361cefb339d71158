import { API_BASE } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import { isUtf8Query } from './readableUrl.ts';

/** Returns the text of a body. @throws AppError `notUtf8`: replaced characters would be stored. */
function textOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new AppError('notUtf8', { cause });
  }
}

/**
 * Accepts JSON in UTF-8 only; other content types are refused with 415. An empty body counts as
 * none, so that a call without a body may send the header.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (body.length === 0) return done(null, undefined);
      try {
        void parse(request, textOf(body), done);
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** Refuses calls whose query is not UTF-8; pages show their lenient reading of it. */
export function acceptUtf8Queries(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith(API_BASE) && !isUtf8Query(url)) throw new AppError('notUtf8');
  });
}
