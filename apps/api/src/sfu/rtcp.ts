/** Payload-specific feedback (RFC 4585) and its formats that request a key frame. */
const PAYLOAD_FEEDBACK = 206;
const PICTURE_LOSS = 1;
const FULL_INTRA_REQUEST = 4;
const FORMAT_BITS = 0x1f;
const HEADER_BYTES = 4;
const WORD_BYTES = 4;

/** Returns whether a receiver's compound RTCP packet requests a key frame. */
export function asksForKeyFrame(packet: Buffer): boolean {
  let at = 0;
  while (at + HEADER_BYTES <= packet.length) {
    const format = packet.readUInt8(at) & FORMAT_BITS;
    const type = packet.readUInt8(at + 1);
    if (type === PAYLOAD_FEEDBACK && (format === PICTURE_LOSS || format === FULL_INTRA_REQUEST)) {
      return true;
    }
    at += (packet.readUInt16BE(at + 2) + 1) * WORD_BYTES;
  }
  return false;
}
