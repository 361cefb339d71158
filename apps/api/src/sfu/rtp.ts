import type { SfuKind } from './protocol.ts';

const PAYLOAD_TYPE_AT = 1;
const SEQUENCE_AT = 2;
const TIMESTAMP_AT = 4;
const SSRC_AT = 8;
const RTP_HEADER_BYTES = 12;
const MARKER = 0x80;
const SEVEN_BITS = 0x7f;
/** RTCP's packet types as the payload type of RTP would read them (RFC 5761). */
const RTCP_FROM = 64;
const RTCP_TO = 95;

/** What is carried: what browsers say and show, and what telephones say. */
export type SfuCodec = 'opus' | 'vp8' | 'pcmu';
/** Ticks of the timestamps a second. */
export const CLOCK_RATE: Readonly<Record<SfuCodec, number>> = {
  opus: 48_000,
  vp8: 90_000,
  pcmu: 8000,
};
/** What browsers send of each kind. */
export const BROWSER_CODEC = { audio: 'opus', video: 'vp8' } as const satisfies Record<
  SfuKind,
  SfuCodec
>;

/** Payload type of an RTP packet; undefined for RTCP and for what is too short to be either. */
export function payloadTypeOf(packet: Buffer): number | undefined {
  if (packet.length < RTP_HEADER_BYTES) return undefined;
  const type = (packet[PAYLOAD_TYPE_AT] ?? 0) & SEVEN_BITS;
  return type >= RTCP_FROM && type <= RTCP_TO ? undefined : type;
}

/** A packet's place in its stream: what a forwarder sets anew. */
export interface RtpHeader {
  readonly sequence: number;
  readonly timestamp: number;
}

export const sequenceOf = (packet: Buffer): number => packet.readUInt16BE(SEQUENCE_AT);
export const timestampOf = (packet: Buffer): number => packet.readUInt32BE(TIMESTAMP_AT);

/** Writes a packet's address and place in the stream, in place. */
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
