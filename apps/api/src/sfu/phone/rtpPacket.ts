import { isRtcpType } from '../rtp.ts';

/** A received audio packet (RFC 3550, 5.1). */
export interface RtpPacket {
  readonly marker: boolean;
  readonly payloadType: number;
  readonly sequence: number;
  readonly timestamp: number;
  readonly ssrc: number;
  /** A view of the packet's buffer, valid as long as that is. */
  readonly payload: Buffer;
}

export const RTP_HEADER_BYTES = 12;
const VERSION = 2;
const HAS_PADDING = 0x20;
const HAS_EXTENSION = 0x10;
const SOURCES = 0x0f;
const MARKER = 0x80;
const TYPE = 0x7f;
const WORD_BYTES = 4;

/** Returns the offset of the payload; undefined if the packet ends before it. */
function payloadAt(packet: Buffer, first: number): number | undefined {
  let at = RTP_HEADER_BYTES + (first & SOURCES) * WORD_BYTES;
  if ((first & HAS_EXTENSION) !== 0) {
    if (at + WORD_BYTES > packet.length) return undefined;
    at += WORD_BYTES + packet.readUInt16BE(at + 2) * WORD_BYTES;
  }
  return at <= packet.length ? at : undefined;
}

/** Parses an untrusted packet; returns undefined for anything but an RTP packet. */
export function readRtp(packet: Buffer): RtpPacket | undefined {
  if (packet.length < RTP_HEADER_BYTES) return undefined;
  const first = packet.readUInt8(0);
  const second = packet.readUInt8(1);
  const payloadType = second & TYPE;
  if (first >> 6 !== VERSION || isRtcpType(payloadType)) return undefined;
  const begin = payloadAt(packet, first);
  if (begin === undefined) return undefined;
  const padding = (first & HAS_PADDING) === 0 ? 0 : packet.readUInt8(packet.length - 1);
  if (begin + padding > packet.length) return undefined;
  return {
    marker: (second & MARKER) !== 0,
    payloadType,
    sequence: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    ssrc: packet.readUInt32BE(8),
    payload: packet.subarray(begin, packet.length - padding),
  };
}

/** Writes a packet without extensions. */
export function writeRtp({
  marker,
  payloadType,
  sequence,
  timestamp,
  ssrc,
  payload,
}: RtpPacket): Buffer {
  const packet = Buffer.allocUnsafe(RTP_HEADER_BYTES + payload.length);
  packet.writeUInt8(VERSION << 6, 0);
  packet.writeUInt8((marker ? MARKER : 0) | payloadType, 1);
  packet.writeUInt16BE(sequence & 0xffff, 2);
  packet.writeUInt32BE(timestamp >>> 0, 4);
  packet.writeUInt32BE(ssrc >>> 0, 8);
  payload.copy(packet, RTP_HEADER_BYTES);
  return packet;
}
