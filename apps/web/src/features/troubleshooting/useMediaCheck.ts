import type { MediaCheckTicket } from '@rostra/contract/live';
import { MediaCheck } from '@rostra/live-core/check';
import type { MediaCheckState } from '@rostra/live-core/check';
import type { DeviceKind, RtcProvider } from '@rostra/live-core';
import { makeReconnectPolicy, systemClock } from '@rostra/live-core';
import { useCallback, useEffect, useMemo } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { deviceStorage } from '../live-room/entry/deviceStorage.ts';
import { requestRoomFrame } from '../live-room/session/requestRoomFrame.ts';
import { roomCallsOf } from '../live-room/session/roomCallsOf.ts';
import { useSource } from '../live-room/session/useSource.ts';

const all = (state: MediaCheckState) => state;

/** Runs all checks while the page is open. */
export function useMediaCheck() {
  const { client } = useServices();
  const check = useMemo(() => {
    const ask = roomCallsOf(client);
    return new MediaCheck({
      open: async () => (await ask('postMediaCheck', {})).data,
      provider: checkProviderOf,
      clock: systemClock,
      requestFrame: requestRoomFrame,
    });
  }, [client]);
  const restart = useCallback(
    (chosen: Partial<Record<DeviceKind, string>>) => void check.start(chosen),
    [check],
  );
  useEffect(() => {
    restart(deviceStorage.read().chosen);
    return () => void check.stop();
  }, [check, restart]);
  return { check, state: useSource(check.state, all), restart };
}

/** Returns the adapter that the site's meetings use; without a ticket the built-in one, for devices only. */
async function checkProviderOf(ticket: MediaCheckTicket | null): Promise<RtcProvider> {
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
