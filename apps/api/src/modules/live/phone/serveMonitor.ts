import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Data } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { mayModerate, requireRight } from '#modules/live/rights.ts';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { askedOf, readStanding, requireGoingOn } from '#modules/live/standing.ts';
import type { Asked } from '#modules/live/standing.ts';
import { monitorLink, monitorPath, readMonitorLink } from './monitorLink.ts';

const RATE = 8000;
const MULAW = 7;
const FORMAT_BYTES = 18;
const HEAD_BYTES = 46;
/** Of a stream whose end nobody knows. */
const UNKNOWN = 0xffffffff;
/** Ms between two looks whether who asked for a link may still hear. */
const LOOK_MS = 5000;
/** Bytes that may wait for a listener: two seconds. What he does not take is left out. */
const WAITING_MAX = 16_000;

/** The head of a WAV of G.711 (PCMU), one channel. */
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
 * A link by which a live is heard without being in it.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `livePhoneUnavailable` where the provider has no sound for it
 */
export async function makeMonitor(deps: Deps, asked: Asked): Promise<Data<'getCallMonitor'>> {
  const standing = await readStanding(deps.db, asked);
  requireRight(mayModerate(standing.me));
  requireGoingOn(standing);
  if (deps.live.phones === null) throw new AppError('livePhoneUnavailable');
  const { url, expiresAt } = monitorLink(deps.config, asked, deps.clock.now());
  return { url, expires_at: expiresAt.toISOString() };
}

/** Mounts the sound of a live: for players, which have no session; the link says in whose name. */
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
  const channel = await channelOf(deps, token);
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
  // Whoever asked for the link may be removed, and the live ends.
  const looks = setInterval(() => {
    channelOf(deps, token)
      .then((still) => still ?? sound.end())
      .catch(() => sound.end());
  }, LOOK_MS).unref();
  sound.once('close', () => {
    clearInterval(looks);
    end();
  });
  request.raw.once('close', () => sound.destroy());
  void reply.headers({
    'content-type': 'audio/wav',
    'cache-control': 'private, no-store',
    // The address is a key.
    'referrer-policy': 'no-referrer',
  });
  return reply.send(sound);
}

/** Undefined where the link is not good any more, or its owner may not hear. */
async function channelOf(deps: Deps, token: string): Promise<string | undefined> {
  const link = readMonitorLink(deps.config, token, deps.clock.now());
  if (link === undefined) return undefined;
  try {
    const viewer = await viewerOfUser(deps, link.userId, 'en');
    const standing = await readStanding(deps.db, askedOf(deps, viewer, link.liveId));
    requireRight(mayModerate(standing.me));
    requireGoingOn(standing);
    return standing.live.channel;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
