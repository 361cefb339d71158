import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@rostra/contract';
import type { Deps } from '#platform/module/Deps.ts';

/** The address set in the provider's console. */
export const LIVE_WEBHOOKS_PATH = `${API_BASE}/live/notices`;

/**
 * Mounts the provider's webhooks in its own format, if it has any. Their signature covers the raw
 * bytes, so the body is read unparsed. Anything not from the provider is refused and changes
 * nothing.
 */
export function takeWebhooks(app: FastifyInstance, { live }: Deps): void {
  const { webhooks } = live;
  if (webhooks === null) return;
  void app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post(LIVE_WEBHOOKS_PATH, async (request, reply) => {
      const { body } = request;
      const isTaken = Buffer.isBuffer(body) && webhooks.take(request.headers, body);
      return reply.status(isTaken ? 200 : 403).send({});
    });
  });
}
