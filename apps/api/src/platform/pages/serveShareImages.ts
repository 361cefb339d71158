import type { PageRenderer, ShareImageKind } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { answerUnknownCall } from '#platform/http/errorHandling.ts';
import { TaggedMemory } from '#platform/memory/TaggedMemory.ts';
import type { Deps } from '#platform/module/Deps.ts';

const KINDS: readonly ShareImageKind[] = ['article', 'event'];
/** An image never changes: its kind and ID alone decide the drawing. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Ms for which a drawn image is reused: a link in a group is read by many at once. */
const IMAGE_MAX_AGE_MS = 3_600_000;
const MAX_IMAGES = 500;
const MAX_BYTES = 16 * 1024 * 1024;
const ID = /^[1-9]\d{0,9}$/;

/**
 * Serves the images that messengers show for articles and events without a cover. No data is read, so
 * an image exists for every ID and reveals nothing of what has it.
 */
export function serveShareImages(app: FastifyInstance, deps: Deps, renderer: PageRenderer): void {
  const images = new TaggedMemory<Uint8Array>({
    maxAgeMs: () => IMAGE_MAX_AGE_MS,
    maxEntries: MAX_IMAGES,
    maxCharacters: MAX_BYTES,
    charactersOf: (image) => image.length,
  });
  for (const kind of KINDS) {
    app.get<{ Params: { id: string } }>(
      `/share/${kind}/:id.png`,
      { config: { kind: 'asset' } },
      async (request, reply) => {
        const { id } = request.params;
        if (!ID.test(id)) return answerUnknownCall(request, reply);
        const make = async () => renderer.shareImage(kind, Number(id));
        const image = await images.get(`${kind} ${id}`, deps.clock.now().getTime(), make);
        return reply.type('image/png').header('cache-control', FOREVER).send(Buffer.from(image));
      },
    );
  }
}
