import type { MediaCheckTicket } from '@rostra/contract/live';
import { makeReconnectPolicy, systemClock } from '@rostra/live-core';
import type { RtcProvider } from '@rostra/live-core';

/** Returns the adapter that the site's meetings use; without a ticket the built-in one, for devices only. */
export async function checkProviderOf(ticket: MediaCheckTicket | null): Promise<RtcProvider> {
  const policy = makeReconnectPolicy(Math.random);
  if (ticket?.vendor === 'agora') {
    const { AgoraRtc } = await import('@rostra/live-core/agora');
    return new AgoraRtc({ clock: systemClock, policy });
  }
  const { EmbeddedRtc } = await import('@rostra/live-core/embedded-rtc');
  const deps = { clock: systemClock, policy, openSocket: (url: string) => new WebSocket(url) };
  const sockets = location.origin.replace(/^http/, 'ws');
  return new EmbeddedRtc(sockets, deps, { iceServers: ticket?.ice_servers ?? [] });
}
