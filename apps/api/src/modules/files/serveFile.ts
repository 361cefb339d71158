import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '#providers/files/FileStore.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { callLocale } from '#platform/http/requestLocale.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { contentSecurityPolicy } from '#platform/security/securityHeaders.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import { endWithRight } from './endWithRight.ts';
import { canSeeFile } from './fileOwners.ts';
import { storedFile } from './fileRecords.ts';
import type { FileRow } from './fileRecords.ts';
import { readSignedUrl } from './fileUrls.ts';
import { storedName } from './storedName.ts';

/**
 * Parses a single range such as `bytes=100-199`. Anything else gets the whole file, as HTTP allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}

/**
 * Returns the header with the file name for old and new browsers (RFC 6266). Files stored before
 * their names were cleaned get a clean one here.
 */
export function contentDisposition(
  kind: 'inline' | 'attachment',
  file: Pick<FileRow, 'name' | 'contentType'>,
): string {
  const name = storedName(file.name, file.contentType);
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a file. A signed address returns it as a download by the right of the session it was made
 * for; the plain `file_url` shows images and videos inline. Files without access look missing.
 */
export async function serveFile(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key } = request.params as { key: string };
  const file = await storedFile(deps.db, key);
  if (file === undefined) throw new AppError('fileNotFound');
  const session = readSignedUrl(deps.config, key, request.query as object, deps.clock.now());
  const locale = callLocale(request);
  const viewerNow = () =>
    session === undefined
      ? request.server.resolveViewer(request, locale)
      : request.server.viewerOfSession(session, locale);
  const viewer = await viewerNow();
  request.viewer = viewer;
  // A link ends with the right it was made for, as everything else does.
  if (!(await canSeeFile(deps, viewer, file))) throw new AppError('fileNotFound');
  // Shared caches keep only pictures of pages: a document or a link would outlive its right there.
  const open =
    session === undefined && file.kind === 'image' && (await isOpenToAll(deps, request, file));
  const etag = `"${key}"`;
  if (request.headers['if-none-match'] === etag)
    return reply.status(304).header('etag', etag).send();
  const size = file.bytes ?? 0;
  const range = byteRange(request.headers.range, size);
  const stored = await deps.files.open(key, range);
  if (stored === null) throw new AppError('fileNotFound');
  const inPlace = session === undefined && file.kind !== 'document';
  void reply.headers({
    'content-type': file.contentType,
    'content-length': range === undefined ? size : range.end - range.start + 1,
    'content-disposition': contentDisposition(inPlace ? 'inline' : 'attachment', file),
    'accept-ranges': 'bytes',
    // A browser asks again each time, so that its copy ends with the right.
    'cache-control': open ? 'public, max-age=86400, immutable' : 'private, no-cache',
    etag,
  });
  // The server itself made this video; it was not uploaded.
  if (file.kind === 'video' && file.declaredBytes === null) {
    void reply.header('content-security-policy', contentSecurityPolicy('video', '', ''));
  }
  if (range !== undefined) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  if (open) return reply.send(stored.stream);
  return reply.send(
    endWithRight(deps, stored.stream, async () => canSeeFile(deps, await viewerNow(), file)),
  );
}

/** Returns whether the file is open to everyone, so that shared caches may keep it. */
async function isOpenToAll(deps: Deps, request: FastifyRequest, file: FileRow): Promise<boolean> {
  return canSeeFile(deps, visitor(callLocale(request)), { ...file, uploaderId: null });
}
