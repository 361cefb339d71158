import type { RtcConfig } from 'node-datachannel';
import type { RtpPorts } from './phone/RtpSocket.ts';

/** Addresses and ports of the SFU. */
export interface SfuSettings {
  /** The address at which browsers reach it. */
  readonly address: string;
  /** The one UDP port for all media; 0 lets the system choose one for each connection. */
  readonly port: number;
  /** The UDP ports for the phones' audio; 0 to 0 lets the system choose. */
  readonly phonePorts: RtpPorts;
}

export function readSfuSettings(env: Readonly<Record<string, string | undefined>>): SfuSettings {
  const [from = 0, to = from] = (env['PHONE_PORTS'] ?? '0').split('-').map(Number);
  return {
    address: env['SFU_ADDRESS'] ?? '127.0.0.1',
    port: Number(env['SFU_PORT'] ?? 0),
    phonePorts: { from, to },
  };
}

/** Returns the library's configuration: descriptions only on request, media only. */
export function rtcConfigOf({ address, port }: Pick<SfuSettings, 'address' | 'port'>): RtcConfig {
  return {
    iceServers: [],
    bindAddress: address,
    disableAutoNegotiation: true,
    forceMediaTransport: true,
    ...(port === 0 ? {} : { enableIceUdpMux: true, portRangeBegin: port, portRangeEnd: port }),
  };
}
