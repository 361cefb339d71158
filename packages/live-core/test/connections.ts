import { vi } from 'vitest';

/** Records every connection opened from now on; `vi.unstubAllGlobals` restores the browser's class. */
export function madeConnections(): RTCPeerConnection[] {
  const made: RTCPeerConnection[] = [];
  const Native = globalThis.RTCPeerConnection;
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    },
  );
  return made;
}

/** Returns the number of audio packets these connections have received so far. */
export async function soundPackets(connections: readonly RTCPeerConnection[]): Promise<number> {
  let packets = 0;
  for (const connection of connections) {
    if (connection.connectionState === 'closed') continue;
    for (const [, entry] of await connection.getStats()) {
      const { type, kind, packetsReceived } = entry as Record<string, unknown>;
      if (type === 'inbound-rtp' && kind === 'audio') packets += Number(packetsReceived);
    }
  }
  return packets;
}

/** Returns the settings requested of the sent camera, and of the browser that sends it. */
export function cameraSent(connections: readonly RTCPeerConnection[]) {
  for (const connection of connections) {
    const sender = connection.getSenders().find(({ track }) => track?.kind === 'video');
    if (!sender) continue;
    const [encoding] = sender.getParameters().encodings;
    const least = /x-google-min-bitrate=(\d+)/.exec(connection.remoteDescription?.sdp ?? '');
    return {
      requested: sender.track?.getConstraints(),
      framesPerSecond: encoding?.maxFramerate,
      minKbps: Number(least?.[1]),
      maxKbps: (encoding?.maxBitrate ?? Number.NaN) / 1000,
    };
  }
  return undefined;
}
