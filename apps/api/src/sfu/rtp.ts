const PAYLOAD_TYPE_AT = 1;
const SSRC_AT = 8;
const RTP_HEADER_BYTES = 12;
const MARKER = 0x80;
const SEVEN_BITS = 0x7f;
/** RTCP's packet types as the payload type of RTP would read them (RFC 5761). */
const RTCP_FROM = 64;
const RTCP_TO = 95;

/** Payload type of an RTP packet; undefined for RTCP and for what is too short to be either. */
export function payloadTypeOf(packet: Buffer): number | undefined {
  if (packet.length < RTP_HEADER_BYTES) return undefined;
  const type = (packet[PAYLOAD_TYPE_AT] ?? 0) & SEVEN_BITS;
  return type >= RTCP_FROM && type <= RTCP_TO ? undefined : type;
}

/** Readdresses a packet in place, as the receiving side was offered it. */
export function readdress(packet: Buffer, ssrc: number, payloadType: number): void {
  packet.writeUInt32BE(ssrc, SSRC_AT);
  packet[PAYLOAD_TYPE_AT] = ((packet[PAYLOAD_TYPE_AT] ?? 0) & MARKER) | payloadType;
}
