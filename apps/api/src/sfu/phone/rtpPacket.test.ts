import { expect, it } from 'vitest';
import { readRtp, writeRtp } from './rtpPacket.ts';

const SOUND = {
  marker: true,
  payloadType: 0,
  sequence: 65_535,
  timestamp: 4_294_967_295,
  ssrc: 7,
  payload: Buffer.from([1, 2, 3, 4]),
};

it('reads what it writes', () => {
  expect(readRtp(writeRtp(SOUND))).toEqual(SOUND);
});

it('wraps numbers around', () => {
  const packet = readRtp(writeRtp({ ...SOUND, sequence: 65_536, timestamp: 2 ** 32 + 5 }));
  expect(packet).toMatchObject({ sequence: 0, timestamp: 5 });
});

it('leaves out contributing sources, extension and padding', () => {
  const bare = writeRtp({ ...SOUND, payload: Buffer.alloc(0) });
  bare[0] = 0x80 | 0x20 | 0x10 | 2;
  const sources = Buffer.from([0, 0, 0, 1, 0, 0, 0, 2]);
  const extension = Buffer.from([0xbe, 0xde, 0, 1, 9, 9, 9, 9]);
  const padding = Buffer.from([0, 0, 3]);
  const more = Buffer.concat([sources, extension, SOUND.payload, padding]);
  expect(readRtp(Buffer.concat([bare, more]))?.payload).toEqual(Buffer.from([1, 2, 3, 4]));
});

it('ignores packets that are truncated, of another version or RTCP', () => {
  const packet = writeRtp(SOUND);
  const version = Buffer.from(packet);
  version[0] = 0x40;
  const control = Buffer.from(packet);
  control[1] = 200;
  const extended = Buffer.from(packet);
  extended[0] = 0x90;
  extended.writeUInt16BE(5000, 14);
  const padded = Buffer.from(packet);
  padded[0] = 0xa0;
  padded[15] = 200;
  const all = [packet.subarray(0, 11), version, control, extended, padded, Buffer.alloc(0)];
  expect(all.map((each) => readRtp(each))).toEqual(all.map(() => undefined));
});

it('survives random packets', () => {
  let seed = 1;
  const draw = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  for (let round = 0; round < 20_000; round += 1) {
    const packet = Buffer.from(Array.from({ length: draw() % 40 }, () => draw() % 256));
    if (packet.length > 0 && round % 2 === 0) packet[0] = 0x80 | ((packet[0] ?? 0) & 0x3f);
    expect(() => readRtp(packet)).not.toThrow();
  }
});
