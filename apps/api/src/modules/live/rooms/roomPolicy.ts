import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { withSources } from '#platform/security/securityHeaders.ts';
import { liveSessions } from '../tables.ts';

/** Hosts that Agora's SDKs contact (agora.md 1.12), with the ports of its media servers. */
export const AGORA_HOSTS: readonly string[] = ['agora.io', 'sd-rtn.com'].flatMap((host) => [
  `https://*.${host}:*`,
  `wss://*.${host}:*`,
]);

/**
 * Extends the policy of a room's page by what this room alone needs: the hosts of Agora, or the
 * host of its stream. The user is unknown when headers are sent, so only the room's address
 * decides.
 */
export function openRoomPolicy(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.kind !== 'room') return;
    const { id } = request.params as { id?: string };
    const sources = await sourcesOf(deps, Number(id));
    const policy = String(reply.getHeader('content-security-policy'));
    void reply.header('content-security-policy', withSources(policy, sources));
  });
}

async function sourcesOf(
  { db, live }: Deps,
  liveId: number,
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (!Number.isSafeInteger(liveId)) return {};
  const [found] = await db
    .select({ onlineType: meetings.onlineType, address: meetings.onlineAddress })
    .from(liveSessions)
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .where(eq(liveSessions.id, liveId));
  if (found?.onlineType === 'rtmp') {
    const origin = originOf(found.address);
    // hls.js runs its own code in a worker, and hands the video to the player as a blob.
    return origin === undefined ? {} : { 'connect-src': [origin], 'media-src': [origin] };
  }
  if (live.vendor !== 'agora' || found === undefined) return {};
  // Agora's extension renders backgrounds in a worker made from its own text (LBG-03, ADR 85).
  return { 'connect-src': AGORA_HOSTS, 'worker-src': ['blob:'] };
}

/** Returns the origin of an external address; undefined for our own stream, which needs no more. */
function originOf(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
