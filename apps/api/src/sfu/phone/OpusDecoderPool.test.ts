import { expect, it } from 'vitest';
import { FRAME_SAMPLES } from './g711.ts';
import { OpusDecoderPool } from './OpusDecoderPool.ts';
import { writeRtp } from './rtpPacket.ts';

/** Opens a pool whose decoder reads a packet's first byte as volume in tenths; 0 is not Opus. */
function openPool() {
  let freed = 0;
  const opened = new OpusDecoderPool({
    decodeFrame: (frame) => {
      const loud = (frame[0] ?? 0) / 10;
      return { channelData: loud === 0 ? [] : [new Float32Array(FRAME_SAMPLES).fill(loud)] };
    },
    free: () => {
      freed += 1;
    },
  });
  const send = (sequence: number, loud: number): void =>
    opened.take(
      writeRtp({
        marker: false,
        payloadType: 111,
        sequence: 9,
        timestamp: 9,
        ssrc: 9,
        payload: Buffer.of(loud, 1, 2),
      }),
      sequence,
    );
  return { opened, play: send, freed: () => freed };
}

it('returns audio in order, even if other sinks rewrote the packet headers', () => {
  const { opened, play: send } = openPool();
  for (const [sequence, loud] of [
    [2, 2],
    [1, 1],
    [3, 3],
  ] as const)
    send(sequence, loud);
  expect([opened.next()?.[0], opened.next()?.[0], opened.next()?.[159]]).toEqual([
    3277, 6553, 9830,
  ]);
});

it('limits samples that are too loud', () => {
  const { opened, play: send } = openPool();
  send(1, 30);
  send(2, 30);
  expect(opened.next()?.[0]).toBe(32_767);
});

it('returns silence for data that is not Opus', () => {
  const { opened, play: send } = openPool();
  send(1, 0);
  send(2, 0);
  opened.take(Buffer.from('hello'), 3);
  expect(opened.next()).toBeUndefined();
});

it('restarts after a pause', () => {
  const { opened, play: send } = openPool();
  send(1, 1);
  send(2, 1);
  opened.pause();
  send(60_000, 5);
  expect(opened.next()).toBeUndefined();
  send(60_001, 5);
  expect(opened.next()?.[0]).toBe(16_384);
});

it('frees its memory once and returns nothing more', () => {
  const { opened, play: send, freed } = openPool();
  send(1, 1);
  send(2, 1);
  opened.close();
  opened.close();
  send(3, 1);
  expect([freed(), opened.next()]).toEqual([1, undefined]);
});
