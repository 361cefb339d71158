import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON only; other content types are refused with 415. An empty body counts as none, so
 * that a call without a body may send the header.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
