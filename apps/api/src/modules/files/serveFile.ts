import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '#providers/files/FileStore.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { callLocale } from '#platform/http/requestLocale.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { contentSecurityPolicy } from '#platform/security/securityHeaders.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import { canSeeFile } from './fileOwners.ts';
import { storedFile } from './fileRecords.ts';
import type { FileRow } from './fileRecords.ts';
import { isSigned } from './fileUrls.ts';

/** `bytes=100-199`, one range; anything else is answered with the whole file, as HTTP allows. */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}

/** The name for the saved file, readable by old and new browsers (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a file: to whoever holds a signed address as a download, and to whoever may see its subject
 * by the plain `file_url`, pictures and videos in place. Files of others look like none.
 */
export async function serveFile(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key } = request.params as { key: string };
  const file = await storedFile(deps.db, key);
  if (file === undefined) throw new AppError('fileNotFound');
  const signed = isSigned(deps.config, key, request.query as object, deps.clock.now());
  if (!signed) {
    const viewer = await request.server.resolveViewer(request, callLocale(request));
    request.viewer = viewer;
    if (!(await canSeeFile(deps, viewer, file))) throw new AppError('fileNotFound');
  }
  const open = await isOpenToAll(deps, request, file);
  const size = file.bytes ?? 0;
  const range = byteRange(request.headers.range, size);
  const stored = await deps.files.open(key, range);
  if (stored === null) throw new AppError('fileNotFound');
  const inPlace = !signed && file.kind !== 'document';
  void reply.headers({
    'content-type': file.contentType,
    'content-length': range === undefined ? size : range.end - range.start + 1,
    'content-disposition': contentDisposition(inPlace ? 'inline' : 'attachment', file.name),
    'accept-ranges': 'bytes',
    'cache-control': open ? 'public, max-age=86400, immutable' : 'private, max-age=300',
  });
  // Nobody has uploaded it: the server has made it.
  if (file.kind === 'video' && file.declaredBytes === null) {
    void reply.header('content-security-policy', contentSecurityPolicy('film', '', ''));
  }
  if (range !== undefined) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  return reply.send(stored.stream);
}

/** Whether anybody may see it, so that shared caches may keep it. */
async function isOpenToAll(deps: Deps, request: FastifyRequest, file: FileRow): Promise<boolean> {
  return canSeeFile(deps, visitor(callLocale(request)), { ...file, uploaderId: null });
}
