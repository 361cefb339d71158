import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import type { ByteRange, FileStore } from '#providers/files/FileStore.ts';

export interface SentFile {
  key: string;
  contentType: string;
  /** The name the reader saves it under. */
  name: string;
  /** `inline` shows it in the page; anything a person uploaded is safer as a download. */
  disposition: 'inline' | 'attachment';
}

/**
 * Sends a stored file, whole or the range asked for. The route's `config.kind` must be `upload`, so
 * that the sandboxing policy goes with it.
 *
 * @throws AppError `fileNotFound` when the store has no such key
 */
export async function sendStoredFile(
  files: FileStore,
  file: SentFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await files.size(file.key);
  if (size === null) throw new AppError('fileNotFound');
  const range = parseRange(request.headers.range, size);
  void reply.headers({
    'content-type': file.contentType,
    'content-disposition': `${file.disposition}; filename*=UTF-8''${encodeName(file.name)}`,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${size}`).send('');
  }
  const stored = await files.open(file.key, range);
  if (stored === null) throw new AppError('fileNotFound');
  if (range === undefined) {
    return reply.header('content-length', String(size)).send(stored.stream);
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', String(range.end - range.start + 1))
    .send(stored.stream);
}

/** One range of bytes of a `Range` header; several, or another unit, mean the whole file. */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

/** A name for `filename*` (RFC 5987). */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
