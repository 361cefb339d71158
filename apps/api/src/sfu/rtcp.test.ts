import { expect, it } from 'vitest';
import { asksForKeyFrame } from './rtcp.ts';
import { payloadTypeOf, sequenceOf, timestampOf, writeHeader } from './rtp.ts';

const rtcp = (format: number, type: number, words: number): Buffer => {
  const packet = Buffer.alloc((words + 1) * 4);
  packet[0] = 0x80 | format;
  packet[1] = type;
  packet.writeUInt16BE(words, 2);
  return packet;
};

it('recognizes picture loss and full intra requests, even after a receiver report', () => {
  const report = rtcp(1, 201, 7);
  expect(asksForKeyFrame(rtcp(1, 206, 2))).toBe(true);
  expect(asksForKeyFrame(Buffer.concat([report, rtcp(4, 206, 4)]))).toBe(true);
  expect(asksForKeyFrame(report)).toBe(false);
  expect(asksForKeyFrame(rtcp(15, 206, 4))).toBe(false);
});

it('ignores truncated packets', () => {
  for (const length of [0, 1, 3, 5]) expect(asksForKeyFrame(Buffer.alloc(length))).toBe(false);
  expect(payloadTypeOf(Buffer.alloc(11))).toBeUndefined();
});

it('distinguishes RTP from RTCP and rewrites a header without touching the marker', () => {
  const packet = Buffer.alloc(20);
  packet[0] = 0x80;
  packet[1] = 0x80 | 102;
  expect(payloadTypeOf(packet)).toBe(102);
  writeHeader(packet, { sequence: 65_535, timestamp: 4_294_967_295 }, { ssrc: 7, payloadType: 96 });
  expect(packet[1]).toBe(0x80 | 96);
  expect([sequenceOf(packet), timestampOf(packet)]).toEqual([65_535, 4_294_967_295]);
  expect(packet.readUInt32BE(8)).toBe(7);
  expect(payloadTypeOf(rtcp(1, 200, 6))).toBeUndefined();
});
