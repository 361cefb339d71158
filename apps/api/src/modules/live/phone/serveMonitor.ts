import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Data } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { RIGHT_CHECK_MS } from '#modules/files/index.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import {
  requestContextOf,
  readMemberContext,
  assertNotEnded,
} from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { monitorLink, monitorPath, readMonitorLink } from './monitorLink.ts';

const RATE = 8000;
const MULAW = 7;
const FORMAT_BYTES = 18;
const HEAD_BYTES = 46;
/** Length of a stream without a known end. */
const UNKNOWN = 0xffffffff;
/** Maximum bytes waiting for a player: two seconds. Audio beyond that is dropped. */
const WAITING_MAX = 16_000;

/** Returns the header of a mono WAV file with G.711 (PCMU). */
function wavHead(): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(UNKNOWN, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(FORMAT_BYTES, 16);
  head.writeUInt16LE(MULAW, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 38, 'latin1');
  head.writeUInt32LE(UNKNOWN, 42);
  return head;
}

/**
 * Creates a link for listening to a live session without joining it.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `livePhoneUnavailable` if the provider has no
 *   audio for it
 */
export async function makeMonitor(
  deps: Deps,
  liveRequest: RequestContext,
): Promise<Data<'getCallMonitor'>> {
  const context = await readMemberContext(deps.db, liveRequest);
  requireRight(mayModerate(context.me));
  assertNotEnded(context);
  if (deps.live.phones === null) throw new AppError('livePhoneUnavailable');
  const { liveId, viewer } = liveRequest;
  const link = { liveId, sessionId: viewer.sessionId ?? 0 };
  const { url, expiresAt } = monitorLink(deps.config, link, deps.clock.now());
  return { url, expires_at: expiresAt.toISOString() };
}

/** Mounts the audio of a live session for players without a login; the link names one. */
export function serveMonitor(app: FastifyInstance, deps: Deps): void {
  app.get(monitorPath(':token'), { config: { kind: 'upload' } }, (request, reply) =>
    send(deps, request, reply),
  );
}

async function send(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params as { token: string };
  const channelNow = () => channelOf(deps, request.server, token);
  const channel = await channelNow();
  const { phones } = deps.live;
  if (channel === undefined || phones === null) throw new AppError('liveCallNotFound');
  const sound = new PassThrough();
  sound.write(wavHead());
  const end = phones.monitor(channel, {
    heard: (piece) => {
      if (sound.writableLength < WAITING_MAX) sound.write(piece);
    },
    ended: () => sound.end(),
  });
  // The link's owner may log out or be removed, or the live session may end.
  const looks = setInterval(() => {
    channelNow()
      .then((still) => still ?? sound.end())
      .catch(() => sound.end());
  }, RIGHT_CHECK_MS).unref();
  sound.once('close', () => {
    clearInterval(looks);
    end();
  });
  request.raw.once('close', () => sound.destroy());
  void reply.headers({
    'content-type': 'audio/wav',
    'cache-control': 'private, no-store',
    // The URL is a secret.
    'referrer-policy': 'no-referrer',
  });
  return reply.send(sound);
}

/** Returns the channel; undefined if the link has expired or its owner may not listen. */
async function channelOf(
  deps: Deps,
  app: Pick<FastifyInstance, 'viewerOfSession'>,
  token: string,
): Promise<string | undefined> {
  const link = readMonitorLink(deps.config, token, deps.clock.now());
  if (link === undefined) return undefined;
  try {
    const viewer = await app.viewerOfSession(link.sessionId, 'en');
    const context = await readMemberContext(deps.db, requestContextOf(deps, viewer, link.liveId));
    requireRight(mayModerate(context.me));
    assertNotEnded(context);
    return context.live.channel;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
