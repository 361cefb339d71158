import { describe, expect, it } from 'vitest';
import { writeRtp } from '../../sfu/phone/rtpPacket.ts';
import { ivfFrameHead, ivfHead } from './ivf.ts';
import { MediaTime } from './MediaTime.ts';
import { OggWriter, opusSamples, SteadyVoice } from './ogg.ts';
import { PacketOrder } from './PacketOrder.ts';
import type { OrderedPacket } from './PacketOrder.ts';
import { Vp8Depacketizer, vp8Payload } from './vp8Depacketizer.ts';

const entry = (sequence: number, timestamp = 0, atMs = sequence) => ({
  atMs,
  packet: writeRtp({
    marker: false,
    payloadType: 111,
    sequence,
    timestamp,
    ssrc: 1,
    payload: Buffer.from([1]),
  }),
});

describe('PacketOrder', () => {
  const ordered = (sequences: number[]): number[] => {
    const order = new PacketOrder();
    const taken = sequences.flatMap((sequence) => order.push(entry(sequence)));
    return [...taken, ...order.flush()].map(({ sequence }) => sequence);
  };
  const many = Array.from({ length: 20 }, (_, index) => index + 3);

  it.each([
    ['in order', [1, 2, 3], [1, 2, 3]],
    ['swapped', [1, 3, 2, 4], [1, 2, 3, 4]],
    ['twice', [1, 2, 2, 3], [1, 2, 3]],
    ['past the end of the counter', [65_534, 65_535, 0, 1], [65_534, 65_535, 65_536, 65_537]],
    ['lost', [1, ...many], [1, ...many]],
    ['too late', [1, ...many, 2], [1, ...many]],
  ])('orders packets that come %s', (_, sent, expected) => expect(ordered(sent)).toEqual(expected));

  it('leaves out anything but media packets', () => {
    expect(new PacketOrder().push({ atMs: 0, packet: Buffer.from([0x80, 200, 0]) })).toEqual([]);
  });
});

it("follows the sender's clock until it and ours drift apart", () => {
  const time = new MediaTime(48_000);
  expect([time.at(0, 100), time.at(960, 180), time.at(96_000, 2050)]).toEqual([100, 120, 2100]);
  expect(time.at(96_960, 9000)).toBe(9000);
});

describe('Vp8Depacketizer', () => {
  const KEY = [0x10, 0, 0, 0x9d, 0x01, 0x2a, 160, 0, 90, 0];
  const INTER = [0x11, 9];
  const packet = (
    sequence: number,
    timestamp: number,
    bytes: number[],
    marker = true,
    begins = true,
  ): OrderedPacket => ({
    sequence,
    timestamp,
    marker,
    atMs: timestamp / 90,
    payload: Buffer.from([begins ? 0x10 : 0, ...bytes]),
  });
  const read = (packets: OrderedPacket[]) => {
    const videos = new Vp8Depacketizer();
    return packets.flatMap((one) => videos.push(one) ?? []);
  };

  it('assembles frames of one packet and of several', () => {
    const frames = read([
      packet(1, 0, KEY.slice(0, 4), false),
      packet(2, 0, KEY.slice(4), true, false),
      packet(3, 9000, INTER),
    ]);
    expect(frames.map(({ isKey, width, height, atMs }) => [isKey, width, height, atMs])).toEqual([
      [true, 160, 90, 0],
      [false, 160, 90, 100],
    ]);
    expect([...(frames[0]?.data ?? [])]).toEqual(KEY);
  });

  it.each([
    ['before the first whole picture', [packet(1, 0, INTER), packet(2, 90, KEY)], [1]],
    ['after a loss', [packet(1, 0, KEY), packet(3, 180, INTER), packet(4, 270, KEY)], [0, 3]],
    [
      'with its end lost',
      [packet(1, 0, KEY), packet(2, 90, INTER, false), packet(4, 180, KEY)],
      [0, 2],
    ],
    ['that is cut short', [packet(1, 0, [0x10, 0]), packet(2, 90, KEY)], [1]],
  ])('leaves out frames that cannot be shown: %s', (_, packets, at) => {
    expect(read(packets).map(({ timestamp }) => timestamp / 90)).toEqual(at);
  });

  it.each([
    [[0x90, 0x80, 0x11, 7], [7]],
    [[0x90, 0x80, 0x81, 0x11, 7], [7]],
    [[0x90, 0xe0, 0x81, 0x11, 1, 0x20, 7], [7]],
    [
      [0x10, 7, 8],
      [7, 8],
    ],
  ])("reads the length of a packet's header: %j", (payload, data) => {
    expect([...(vp8Payload(Buffer.from(payload))?.data ?? [])]).toEqual(data);
  });

  it('skips a packet without image data', () => {
    for (const bytes of [[], [0x10], [0x90, 0x80]]) {
      expect(vp8Payload(Buffer.from(bytes))).toBeUndefined();
    }
  });
});

it('writes the header of an IVF file', () => {
  const head = ivfHead(160, 90, 3);
  expect([head.length, head.toString('latin1', 0, 4), head.toString('latin1', 8, 12)]).toEqual([
    32,
    'DKIF',
    'VP80',
  ]);
  expect([head.readUInt16LE(12), head.readUInt16LE(14), head.readUInt32LE(16)]).toEqual([
    160, 90, 1000,
  ]);
  const frame = ivfFrameHead(500, 66.7);
  expect([frame.readUInt32LE(0), frame.readBigUInt64LE(4)]).toEqual([500, 67n]);
});

it.each([
  [[0xf8], 960],
  [[0xf9], 1920],
  [[0xfb, 3], 2880],
  [[0x18], 2880],
  [[0x60], 480],
  [[0xe0], 120],
  [[0x1b, 3], 0],
  [[], 0],
])('reads from an Opus packet %j its length of %i samples', (packet, samples) => {
  expect(opusSamples(Buffer.from(packet))).toBe(samples);
});

it('lays a voice out from the start, with silence in between', () => {
  const messages: [number, number][] = [];
  const voice = new SteadyVoice({
    packet: (data, samples) => void messages.push([data.length, samples]),
  });
  const word = Buffer.from([0xf8, 1, 2, 3, 4]);
  voice.play(word, 100);
  voice.play(word, 125);
  voice.play(word, 145);
  voice.play(word, 240);
  expect(messages.map(([bytes]) => (bytes === 5 ? 'word' : '-')).join(' ')).toBe(
    '- - - - - word word word - - - - word',
  );
  voice.play(word, 10);
  expect(messages).toHaveLength(13);
});

it('writes whole Ogg pages and counts samples', () => {
  const pages: Buffer[] = [];
  const ogg = new OggWriter((page) => pages.push(page));
  for (let at = 0; at < 500; at += 1) ogg.packet(Buffer.alloc(300, at), 960);
  ogg.end();
  expect(pages.map((page) => page.toString('latin1', 0, 4))).toEqual(pages.map(() => 'OggS'));
  expect(pages.at(-1)?.readBigUInt64LE(6)).toBe(480_000n);
  for (const page of pages) {
    const lengths = page.subarray(27, 27 + (page[26] ?? 0));
    expect(page.length).toBe(27 + lengths.length + lengths.reduce((sum, one) => sum + one, 0));
  }
});
