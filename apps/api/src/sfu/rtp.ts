import type { SfuKind } from './protocol.ts';

const PAYLOAD_TYPE_AT = 1;
const SEQUENCE_AT = 2;
const TIMESTAMP_AT = 4;
const SSRC_AT = 8;
const RTP_HEADER_BYTES = 12;
const MARKER = 0x80;
const SEVEN_BITS = 0x7f;
/** RTCP packet types read as RTP payload types (RFC 5761). */
const RTCP_FROM = 64;
const RTCP_TO = 95;

/** Returns whether a payload type marks an RTCP packet. */
export const isRtcpType = (payloadType: number): boolean =>
  payloadType >= RTCP_FROM && payloadType <= RTCP_TO;

/** Codecs of browsers (Opus, VP8) and of phones (PCMU). */
export type SfuCodec = 'opus' | 'vp8' | 'pcmu';
/** Timestamp ticks per second. */
export const CLOCK_RATE: Readonly<Record<SfuCodec, number>> = {
  opus: 48_000,
  vp8: 90_000,
  pcmu: 8000,
};
/** The codec that browsers send for each kind. */
export const BROWSER_CODEC = { audio: 'opus', video: 'vp8' } as const satisfies Record<
  SfuKind,
  SfuCodec
>;

/** Returns an RTP packet's payload type; undefined for RTCP and for packets that are too short. */
export function payloadTypeOf(packet: Buffer): number | undefined {
  if (packet.length < RTP_HEADER_BYTES) return undefined;
  const type = (packet[PAYLOAD_TYPE_AT] ?? 0) & SEVEN_BITS;
  return isRtcpType(type) ? undefined : type;
}

/** A packet's position in its stream, which a forwarder rewrites. */
export interface RtpHeader {
  readonly sequence: number;
  readonly timestamp: number;
}

export const sequenceOf = (packet: Buffer): number => packet.readUInt16BE(SEQUENCE_AT);
export const timestampOf = (packet: Buffer): number => packet.readUInt32BE(TIMESTAMP_AT);

/** Overwrites a packet's address and its position in the stream. */
export function writeHeader(
  packet: Buffer,
  { sequence, timestamp }: RtpHeader,
  to: { readonly ssrc: number; readonly payloadType: number },
): void {
  packet[PAYLOAD_TYPE_AT] = ((packet[PAYLOAD_TYPE_AT] ?? 0) & MARKER) | to.payloadType;
  packet.writeUInt16BE(sequence, SEQUENCE_AT);
  packet.writeUInt32BE(timestamp, TIMESTAMP_AT);
  packet.writeUInt32BE(to.ssrc, SSRC_AT);
}
