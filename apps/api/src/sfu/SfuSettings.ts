import type { RtcConfig } from 'node-datachannel';

/** Where the SFU listens. */
export interface SfuSettings {
  /** The address that browsers reach it at. */
  readonly address: string;
  /** The one UDP port for all media; 0 lets the system choose one for each connection. */
  readonly port: number;
}

export function readSfuSettings(env: Readonly<Record<string, string | undefined>>): SfuSettings {
  return { address: env['SFU_ADDRESS'] ?? '127.0.0.1', port: Number(env['SFU_PORT'] ?? 0) };
}

/** Descriptions are made when we ask for them, and media only is carried. */
export function rtcConfigOf({ address, port }: SfuSettings): RtcConfig {
  return {
    iceServers: [],
    bindAddress: address,
    disableAutoNegotiation: true,
    forceMediaTransport: true,
    ...(port === 0 ? {} : { enableIceUdpMux: true, portRangeBegin: port, portRangeEnd: port }),
  };
}
