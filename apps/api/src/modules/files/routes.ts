import type { FastifyInstance } from 'fastify';
import { API_BASE, UPLOAD_PATH, VIDEO_MAX_BYTES } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { askForUpload } from './askForUpload.ts';
import { canSeeFile } from './fileOwners.ts';
import { storedFile } from './fileRecords.ts';
import { FILES_PATH, keyOfUrl, LINK_MINUTES, signedUrl } from './fileUrls.ts';
import { receiveUpload } from './receiveUpload.ts';
import { serveFile } from './serveFile.ts';

/** Mounts uploads, downloads and the files themselves. */
export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'postUploadToken', ({ body, viewer, request }) =>
    askForUpload(deps, body, viewer, request.ip),
  );

  registerRoute(app, 'getDownloadUrl', async ({ query, viewer }) => {
    const key = keyOfUrl(query.file_url);
    const file = key === undefined ? undefined : await storedFile(deps.db, key);
    if (file === undefined || !(await canSeeFile(deps, viewer, file))) {
      throw new AppError('fileNotFound');
    }
    const expiresAt = new Date(deps.clock.now().getTime() + LINK_MINUTES * 60_000);
    return {
      download_url: signedUrl(deps.config, file.key, { expiresAt, sessionId: viewer.sessionId }),
      expires_at: expiresAt.toISOString(),
    };
  });

  app.get(`${FILES_PATH}/:key`, { config: { kind: 'upload' } }, (request, reply) =>
    serveFile(deps, request, reply),
  );

  // Accepts bytes of any type as a stream, separate from the calls, which accept only JSON.
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.put(
      API_BASE + UPLOAD_PATH,
      // The limit of the kind is checked later, with its own message.
      { bodyLimit: VIDEO_MAX_BYTES * 10, config: { takesFiles: true } },
      async (request, reply) => {
        const { token } = request.params as { token: string };
        const length = Number(request.headers['content-length']);
        const declared = Number.isSafeInteger(length) ? length : undefined;
        try {
          return {
            ret: true,
            data: await receiveUpload(deps, token, request.raw, declared),
          };
        } catch (error) {
          // The rest of a refused upload is not read.
          void reply.header('connection', 'close');
          throw error;
        }
      },
    );
  });
}
