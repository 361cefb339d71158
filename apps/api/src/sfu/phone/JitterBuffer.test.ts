import { expect, it } from 'vitest';
import { JitterBuffer } from './JitterBuffer.ts';

const frame = (number: number): Buffer => Buffer.from([number >> 8, number & 0xff]);

function heard(buffer: JitterBuffer): number | 'lost' | 'silence' {
  const played = buffer.pull();
  return played.kind === 'frame' ? played.payload.readUInt16BE() : played.kind;
}

/** Puts these in and plays as many frames. */
function run(buffer: JitterBuffer, ...sequences: number[]): (number | 'lost' | 'silence')[] {
  return sequences.map((sequence) => {
    buffer.put(sequence % 65_536, frame(sequence % 65_536));
    return heard(buffer);
  });
}

it('begins when two frames are there, and gives them out in order', () => {
  expect(run(new JitterBuffer(), 10, 11, 12, 13)).toEqual(['silence', 10, 11, 12]);
});

it('puts in order what came out of order, also over the end of the numbers', () => {
  const buffer = new JitterBuffer();
  for (const sequence of [65_534, 0, 65_535, 1]) buffer.put(sequence, frame(sequence));
  expect([heard(buffer), heard(buffer), heard(buffer), heard(buffer)]).toEqual([
    65_534, 65_535, 0, 1,
  ]);
});

it('says that a frame is lost and goes on with the next', () => {
  const buffer = new JitterBuffer();
  for (const sequence of [1, 2, 4, 5]) buffer.put(sequence, frame(sequence));
  const all = Array.from({ length: 5 }, () => heard(buffer));
  expect(all).toEqual([1, 2, 'lost', 4, 5]);
});

it('plays a frame once, however often it comes', () => {
  const buffer = new JitterBuffer();
  for (const sequence of [1, 1, 2, 2, 3]) buffer.put(sequence, frame(sequence));
  expect([heard(buffer), heard(buffer), heard(buffer)]).toEqual([1, 2, 3]);
});

it('waits longer when frames come too late', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  const before = buffer.depth;
  buffer.put(1, frame(1));
  expect(buffer.depth).toBe(before + 1);
});

it('never waits longer than 160 ms', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  for (let round = 0; round < 50; round += 1) buffer.put(1, frame(1));
  expect(buffer.depth).toBe(8);
});

it('waits less again after ten calm seconds', () => {
  const buffer = new JitterBuffer();
  run(buffer, ...Array.from({ length: 510 }, (_, at) => at));
  expect(buffer.depth).toBe(1);
});

it('leaves frames out when a sender is faster than we play', () => {
  const buffer = new JitterBuffer();
  let sequence = 0;
  let held = 0;
  for (let tick = 0; tick < 5000; tick += 1) {
    // One in two hundred frames too many: half a per cent fast.
    for (let more = tick % 200 === 0 ? 2 : 1; more > 0; more -= 1) {
      buffer.put(sequence, frame(sequence));
      sequence += 1;
    }
    const played = heard(buffer);
    if (typeof played === 'number') held = sequence - played;
  }
  expect(held).toBeLessThanOrEqual(5);
});

it('is silent while nothing comes, and begins anew with what comes then', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2);
  const nothing = Array.from({ length: 12 }, () => heard(buffer));
  expect(nothing.slice(-2)).toEqual(['silence', 'silence']);
  expect(run(buffer, 40, 41, 42)).toEqual(['silence', 40, 41]);
});

it('takes a sender who has begun anew for another stream', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  expect(run(buffer, 30_000, 30_001, 30_002)).toEqual(['silence', 30_000, 30_001]);
});

it('keeps no more than it could play, however much is sent', () => {
  const buffer = new JitterBuffer();
  for (let sequence = 0; sequence < 90; sequence += 1) buffer.put(sequence, frame(sequence));
  expect(heard(buffer)).toBe(80);
});

it('begins anew when it is cleared', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  buffer.clear();
  expect(heard(buffer)).toBe('silence');
});
