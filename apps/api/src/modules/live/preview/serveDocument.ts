import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewDocumentPath } from '@rostra/contract/live';
import { byteRange, contentDisposition, endWithRight } from '#modules/files/index.ts';
import { files } from '#modules/files/tables.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { callLocale } from '#platform/http/requestLocale.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { hasRoomRight } from '#modules/live/access/hasRoomRight.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { readPreviewLink } from './previewLinks.ts';
import { livePreviewFiles } from './tables.ts';

/** Mounts the bytes of displayed documents, for the embedded page that renders them. */
export function serveDocument(app: FastifyInstance, deps: Deps): void {
  app.get(previewDocumentPath(':token'), { config: { kind: 'upload' } }, (request, reply) =>
    send(deps, request, reply),
  );
}

/** Sends the file to members with a valid link; others get the same answer as without a link. */
async function send(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params as { token: string };
  const fileId = readPreviewLink(deps.config, token, deps.clock.now());
  const file = fileId === undefined ? undefined : await readableFile(deps, request, fileId);
  if (fileId === undefined || file === undefined) throw new AppError('livePreviewNotFound');
  const size = file.bytes ?? 0;
  const range = byteRange(request.headers.range, size);
  const stored = await deps.files.open(file.key, range);
  if (stored === null) throw new AppError('livePreviewNotFound');
  void reply.headers({
    'content-type': file.contentType,
    'content-length': range === undefined ? size : range.end - range.start + 1,
    // The embedded page renders it; it never opens as a page of its own.
    'content-disposition': contentDisposition('attachment', file),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
  });
  if (range !== undefined) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  const mayStillRead = async () => (await readableFile(deps, request, fileId)) !== undefined;
  return reply.send(endWithRight(deps, stored.stream, mayStillRead));
}

/** Returns the file of a document, if the requesting member may read it now. */
async function readableFile(deps: Deps, request: FastifyRequest, fileId: number) {
  const found = await findDocument(deps, fileId);
  if (found === undefined) return undefined;
  const viewer = await request.server.resolveViewer(request, callLocale(request));
  request.viewer = viewer;
  const mayRead = hasRoomRight(found.isShown ? 'shownDocument' : 'documents');
  return (await mayRead(deps, viewer, found.liveId)) ? found.file : undefined;
}

async function findDocument({ db }: Deps, fileId: number) {
  const [found] = await db
    .select({
      liveId: livePreviewFiles.liveId,
      file: files,
      isShown: sql<boolean>`coalesce(${liveSessions.shownPreviewId} = ${livePreviewFiles.id}, false)`,
    })
    .from(livePreviewFiles)
    .innerJoin(liveSessions, eq(liveSessions.id, livePreviewFiles.liveId))
    .innerJoin(files, eq(files.key, livePreviewFiles.shownKey))
    .where(
      and(
        eq(livePreviewFiles.id, fileId),
        isNull(livePreviewFiles.removedAt),
        eq(livePreviewFiles.state, 'finished'),
      ),
    );
  return found;
}
