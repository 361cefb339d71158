import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { requestContextOf } from '#modules/live/members/memberContext.ts';
import { addFile } from './addFile.ts';
import { convertAgain } from './convertAgain.ts';
import { readFiles, readShown } from './readFiles.ts';
import { removeFile } from './removeFile.ts';
import { serveDocument } from './serveDocument.ts';
import { showFile } from './showFile.ts';

/** Mounts the document routes of a live session (live §7). */
export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  const rooms = roomsOf(deps);
  registerRoute(app, 'getPreviewFiles', ({ params, viewer }) =>
    readFiles(deps, requestContextOf(deps, viewer, params.live_id)),
  );
  registerRoute(app, 'postPreviewFile', ({ params, body, viewer }) =>
    addFile(deps, rooms, {
      ...requestContextOf(deps, viewer, params.live_id),
      fileName: body.file_name,
      url: body.url,
    }),
  );
  registerRoute(app, 'deletePreviewFile', ({ params, viewer }) =>
    removeFile(deps, rooms, {
      ...requestContextOf(deps, viewer, params.live_id),
      fileId: params.id,
    }),
  );
  registerRoute(app, 'retryPreviewFile', ({ params, viewer }) =>
    convertAgain(deps, rooms, {
      ...requestContextOf(deps, viewer, params.live_id),
      fileId: params.id,
    }),
  );
  registerRoute(app, 'getShownPreview', async ({ params, viewer }) => ({
    shown: await readShown(deps, requestContextOf(deps, viewer, params.id)),
  }));
  registerRoute(app, 'putShownPreview', async ({ params, body, viewer }) => ({
    shown: await showFile(deps, rooms, {
      ...requestContextOf(deps, viewer, params.id),
      fileId: body.file_id,
      page: body.page,
    }),
  }));
  serveDocument(app, deps);
}
