const FIXED_HEADER_BYTES = 12;
const CONTRIBUTOR_BYTES = 4;
const CONTRIBUTORS = 0x0f;
const HAS_EXTENSION = 0x10;
const EXTENSION_HEAD_BYTES = 4;
const WORD_BYTES = 4;

/** RFC 7741, section 4.2: the payload's first byte, and the byte that lists the optional fields. */
const HAS_MORE = 0x80;
const BEGINS_PARTITION = 0x10;
const PARTITION = 0x07;
const HAS_PICTURE_ID = 0x80;
const IS_LONG_ID = 0x80;
const HAS_LAYER_INDEX = 0x40;
const HAS_LAYER_OR_KEY = 0x30;
/** Section 4.3: the frame depends on earlier ones. */
const IS_INTER_FRAME = 0x01;

/** Returns whether a VP8 RTP packet is the first of a key frame. */
export function beginsKeyFrame(packet: Buffer): boolean {
  const first = packet[0] ?? 0;
  let at = FIXED_HEADER_BYTES + (first & CONTRIBUTORS) * CONTRIBUTOR_BYTES;
  if ((first & HAS_EXTENSION) !== 0) {
    if (at + EXTENSION_HEAD_BYTES > packet.length) return false;
    at += EXTENSION_HEAD_BYTES + packet.readUInt16BE(at + 2) * WORD_BYTES;
  }
  const descriptor = packet[at] ?? 0;
  if ((descriptor & BEGINS_PARTITION) === 0 || (descriptor & PARTITION) !== 0) return false;
  at += 1;
  if ((descriptor & HAS_MORE) !== 0) {
    const more = packet[at] ?? 0;
    at += 1;
    if ((more & HAS_PICTURE_ID) !== 0) at += ((packet[at] ?? 0) & IS_LONG_ID) === 0 ? 1 : 2;
    if ((more & HAS_LAYER_INDEX) !== 0) at += 1;
    if ((more & HAS_LAYER_OR_KEY) !== 0) at += 1;
  }
  return at < packet.length && ((packet[at] ?? 0) & IS_INTER_FRAME) === 0;
}
