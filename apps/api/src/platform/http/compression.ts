import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Number of characters below which compression costs more than it saves. */
const MIN_CHARACTERS = 1024;
/** Fast and good enough for responses generated per request. */
const BROTLI_QUALITY = 4;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|javascript))/;

/** Compresses pages and answers of the API; files are compressed at build time. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_CHARACTERS) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'];
    const encoding = preferredEncoding(typeof accepted === 'string' ? accepted : '');
    if (encoding === undefined) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br'
      ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : deflate(payload);
  });
}

/** Returns the better of the client's accepted codings. */
export function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const taken = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}
