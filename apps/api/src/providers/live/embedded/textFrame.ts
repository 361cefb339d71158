/** RFC 6455, section 5.2: a whole message of text; a server masks nothing. */
const WHOLE_TEXT = 0x81;
/** Lengths up to this fit in the second byte; larger ones take the bytes after it. */
const SHORT_MAX = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TWO_BYTES_MAX = 0xffff;
const SHORT_HEAD = 2;
const MIDDLE_HEAD = 4;
const LONG_HEAD = 10;

/**
 * Returns the WebSocket frame of a text, in the server's form: built once, written to every
 * receiver.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT_MAX ? SHORT_HEAD : length <= TWO_BYTES_MAX ? MIDDLE_HEAD : LONG_HEAD;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === SHORT_HEAD) frame[1] = length;
  else if (head === MIDDLE_HEAD) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, SHORT_HEAD);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), SHORT_HEAD);
  }
  frame.write(text, head);
  return frame;
}
