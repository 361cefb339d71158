import type { LiveSessionOptions } from '@rostra/contract/live';
import { LiveError, makeReconnectPolicy, systemClock } from '@rostra/live-core';
import type { LiveProviders } from '@rostra/live-core';

/**
 * Brings the adapters of the session's vendor; their code comes here and nowhere earlier.
 *
 * @throws LiveError `unsupported` for a vendor whose adapter this build has not
 */
export async function liveProvidersOf(options: LiveSessionOptions): Promise<LiveProviders> {
  if (options.vendor === 'agora') throw new LiveError('unsupported');
  const { EmbeddedRtc, EmbeddedRtm } = await import('@rostra/live-core/embedded');
  const sockets = location.origin.replace(/^http/, 'ws');
  const deps = {
    clock: systemClock,
    policy: makeReconnectPolicy(Math.random),
    openSocket: (url: string) => new WebSocket(url),
  };
  const rtm = new EmbeddedRtm(sockets, deps);
  if (options.vendor === 'rtmp') return { rtm, rtc: null };
  return { rtm, rtc: new EmbeddedRtc(sockets, deps, { iceServers: options.ice_servers }) };
}
