import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Lease } from '#platform/lease/Lease.ts';
import type { Logger } from '#platform/module/Deps.ts';
import { comesFromOwnOrigin } from '#platform/security/originCheck.ts';
import type { Config } from '../../config.ts';
import type { SfuListener } from '../../sfu/SfuProcess.ts';
import { SfuProcess } from '../../sfu/SfuProcess.ts';
import { EmbeddedLive } from './embedded/EmbeddedLive.ts';
import type { SfuLink } from './embedded/EmbeddedLive.ts';
import { s3Files } from '../files/s3Files.ts';
import { AgoraLive } from './agora/AgoraLive.ts';
import { AgoraWithStreams } from './agora/AgoraWithStreams.ts';
import type { RunningLive } from './LiveProvider.ts';

/** Derives the secret for one purpose, so that it is useless for another. */
const secretOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('live tickets').digest('base64url');

/**
 * Creates the provider of live sessions that the settings choose: Agora with its keys, else the
 * built-in one.
 *
 * @param lease whether this instance holds the rooms
 * @param makeSfu the media process, for tests; a child of this process when absent
 */
export function createLive(
  config: Config,
  clock: Clock,
  log: Logger,
  lease: Lease,
  makeSfu?: (listener: SfuListener) => SfuLink,
): RunningLive {
  const embedded = createEmbeddedLive(config, clock, log, lease, makeSfu);
  if (config.agora === undefined) return embedded;
  const { s3 } = config;
  const agora = new AgoraLive({
    settings: config.agora,
    clock,
    report: (error) => log.error({ err: error }, 'Agora'),
    files: s3 === undefined ? undefined : s3Files(s3),
  });
  return new AgoraWithStreams(agora, embedded);
}

function createEmbeddedLive(
  config: Config,
  clock: Clock,
  log: Logger,
  lease: Lease,
  makeSfu?: (listener: SfuListener) => SfuLink,
): EmbeddedLive {
  const { sfuAddress, sfuPort, iceServers, tokenSecret } = config.live;
  const { ports, publicAddress } = config.phone;
  const settings = {
    SFU_ADDRESS: sfuAddress,
    SFU_PORT: String(sfuPort),
    PHONE_PORTS: `${ports.from}-${ports.to}`,
  };
  return new EmbeddedLive({
    clock,
    secret: tokenSecret ?? secretOf(config.secretKey ?? ''),
    iceServers,
    lease,
    phoneAddress: publicAddress ?? sfuAddress,
    report: (error) => log.error({ err: error }, 'live'),
    makeSfu: makeSfu ?? ((listener) => new SfuProcess(settings, listener)),
    isOwn: ({ headers }) =>
      comesFromOwnOrigin(
        {
          // A socket is like an unsafe request: browsers send its origin.
          method: 'POST',
          origin: headers.origin,
          secFetchSite: [headers['sec-fetch-site']].flat()[0],
          host: headers.host,
        },
        config,
      ),
  });
}
