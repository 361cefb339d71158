import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { roomsOf } from '#modules/live/roomsOf.ts';
import type { Asked } from '#modules/live/standing.ts';
import { addFile } from './addFile.ts';
import { convertAgain } from './convertAgain.ts';
import { readFiles, readShown } from './readFiles.ts';
import { removeFile } from './removeFile.ts';
import { serveDocument } from './serveDocument.ts';
import { showFile } from './showFile.ts';

const asks = (liveId: number, viewer: Viewer): Asked => ({
  liveId,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of a live's documents (live §7). */
export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  const rooms = roomsOf(deps);
  mount(app, 'getPreviewFiles', ({ params, viewer }) =>
    readFiles(deps, asks(params.live_id, viewer)),
  );
  mount(app, 'postPreviewFile', ({ params, body, viewer }) =>
    addFile(deps, rooms, {
      ...asks(params.live_id, viewer),
      fileName: body.file_name,
      url: body.url,
    }),
  );
  mount(app, 'deletePreviewFile', ({ params, viewer }) =>
    removeFile(deps, rooms, { ...asks(params.live_id, viewer), fileId: params.id }),
  );
  mount(app, 'retryPreviewFile', ({ params, viewer }) =>
    convertAgain(deps, rooms, { ...asks(params.live_id, viewer), fileId: params.id }),
  );
  mount(app, 'getShownPreview', async ({ params, viewer }) => ({
    shown: await readShown(deps, asks(params.id, viewer)),
  }));
  mount(app, 'putShownPreview', async ({ params, body, viewer }) => ({
    shown: await showFile(deps, rooms, {
      ...asks(params.id, viewer),
      fileId: body.file_id,
      page: body.page,
    }),
  }));
  serveDocument(app, deps);
}
