import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@rostra/contract';
import type { Deps } from '#platform/module/Deps.ts';
import { ffmpegOf } from '#providers/compose/createComposer.ts';
import { DEMO_STREAM_LIST, DemoStream } from '#providers/live/stream/DemoStream.ts';

const DEMO_STREAM_PATH = `${API_BASE}/live/demo_stream`;

/** URL of the stream that demo rooms play (decisions, "vendor: rtmp"). */
export const DEMO_STREAM_URL = `${DEMO_STREAM_PATH}/${DEMO_STREAM_LIST}`;

/**
 * Mounts the generated demo stream; other modes have none. Without ffmpeg it answers 503, which the
 * room's player explains.
 */
export function serveDemoStream(app: FastifyInstance, { config }: Deps): void {
  if (config.mode !== 'demo') return;
  const folder = path.resolve(config.database.dataDir, 'demo-stream');
  const stream = new DemoStream({ program: ffmpegOf(config), folder });
  app.addHook('onClose', async () => stream.stop());
  app.get(`${DEMO_STREAM_PATH}/:file`, async (request, reply) => {
    const { file } = request.params as { file: string };
    const content = await stream.open(file);
    void reply.header('cache-control', 'no-store');
    if (content === undefined) return reply.status(stream.isThere ? 404 : 503).send();
    const type = file === DEMO_STREAM_LIST ? 'application/vnd.apple.mpegurl' : 'video/mp2t';
    return reply.type(type).send(content);
  });
}
