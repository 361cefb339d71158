import type { PageRenderer } from '@rostra/contract';
import { PREVIEW_PAGE_KINDS, PREVIEW_PAGE_PATH } from '@rostra/contract/live';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the pages that a room embeds to show a document: the same for all documents of a kind,
 * which they load by their address.
 */
export function servePreviewPage(app: FastifyInstance, renderer: PageRenderer): void {
  for (const kind of PREVIEW_PAGE_KINDS) {
    const path = `${PREVIEW_PAGE_PATH}/${kind}/:token`;
    app.get(path, { config: { kind: 'preview' } }, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(renderer.previewPage(kind)),
    );
  }
}
