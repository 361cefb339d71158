import type { LiveSessionOptions } from '@rostra/contract/live';
import { makeReconnectPolicy, systemClock } from '@rostra/live-core';
import type { LiveProviders } from '@rostra/live-core';

/** Loads the adapters of the session's vendor; their code loads here and nowhere earlier. */
export async function liveProvidersOf(options: LiveSessionOptions): Promise<LiveProviders> {
  if (options.vendor === 'agora') return agoraProviders();
  const [{ EmbeddedRtm }, media] = await Promise.all([
    import('@rostra/live-core/embedded-rtm'),
    options.vendor === 'rtmp' ? null : import('@rostra/live-core/embedded-rtc'),
  ]);
  const sockets = location.origin.replace(/^http/, 'ws');
  const deps = {
    clock: systemClock,
    policy: makeReconnectPolicy(Math.random),
    openSocket: (url: string) => new WebSocket(url),
  };
  const rtm = new EmbeddedRtm(sockets, deps);
  const { ice_servers: iceServers } = options;
  return { rtm, rtc: media && new media.EmbeddedRtc(sockets, deps, { iceServers }) };
}

/** The SDKs themselves load even later: with the first device, with the login and the join. */
async function agoraProviders(): Promise<LiveProviders> {
  const { AgoraRtc, AgoraRtm } = await import('@rostra/live-core/agora');
  const policy = makeReconnectPolicy(Math.random);
  return {
    rtm: new AgoraRtm({ clock: systemClock }),
    rtc: new AgoraRtc({ clock: systemClock, policy }),
  };
}
