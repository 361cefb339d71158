import { expect, it } from 'vitest';
import { JitterBuffer } from './JitterBuffer.ts';

const frame = (number: number): Buffer => Buffer.from([number >> 8, number & 0xff]);

function heard(buffer: JitterBuffer): number | 'lost' | 'silence' {
  const played = buffer.pull();
  return played.kind === 'frame' ? played.payload.readUInt16BE() : played.kind;
}

/** Adds these packets and plays a frame after each. */
function run(buffer: JitterBuffer, ...sequences: number[]): (number | 'lost' | 'silence')[] {
  return sequences.map((sequence) => {
    buffer.put(sequence % 65_536, frame(sequence % 65_536));
    return heard(buffer);
  });
}

it('starts with two buffered frames and returns them in order', () => {
  expect(run(new JitterBuffer(), 10, 11, 12, 13)).toEqual(['silence', 10, 11, 12]);
});

it('orders packets across the wrap of the sequence numbers', () => {
  const buffer = new JitterBuffer();
  for (const sequence of [65_534, 0, 65_535, 1]) buffer.put(sequence, frame(sequence));
  expect([heard(buffer), heard(buffer), heard(buffer), heard(buffer)]).toEqual([
    65_534, 65_535, 0, 1,
  ]);
});

it('reports a lost frame and continues with the next', () => {
  const buffer = new JitterBuffer();
  for (const sequence of [1, 2, 4, 5]) buffer.put(sequence, frame(sequence));
  const all = Array.from({ length: 5 }, () => heard(buffer));
  expect(all).toEqual([1, 2, 'lost', 4, 5]);
});

it('plays a frame once, however often it arrives', () => {
  const buffer = new JitterBuffer();
  for (const sequence of [1, 1, 2, 2, 3]) buffer.put(sequence, frame(sequence));
  expect([heard(buffer), heard(buffer), heard(buffer)]).toEqual([1, 2, 3]);
});

it('buffers more after late frames', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  const before = buffer.depth;
  buffer.put(1, frame(1));
  expect(buffer.depth).toBe(before + 1);
});

it('buffers 160 ms at most', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  for (let round = 0; round < 50; round += 1) buffer.put(1, frame(1));
  expect(buffer.depth).toBe(8);
});

it('buffers less again after ten seconds without late frames', () => {
  const buffer = new JitterBuffer();
  run(buffer, ...Array.from({ length: 510 }, (_, at) => at));
  expect(buffer.depth).toBe(1);
});

it('leaves frames out for a sender that is faster than playback', () => {
  const buffer = new JitterBuffer();
  let sequence = 0;
  let held = 0;
  for (let tick = 0; tick < 5000; tick += 1) {
    // One extra frame in two hundred: the sender is 0.5% too fast.
    for (let more = tick % 200 === 0 ? 2 : 1; more > 0; more -= 1) {
      buffer.put(sequence, frame(sequence));
      sequence += 1;
    }
    const played = heard(buffer);
    if (typeof played === 'number') held = sequence - played;
  }
  expect(held).toBeLessThanOrEqual(5);
});

it('returns silence during a pause and restarts with the next packets', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2);
  const nothing = Array.from({ length: 12 }, () => heard(buffer));
  expect(nothing.slice(-2)).toEqual(['silence', 'silence']);
  expect(run(buffer, 40, 41, 42)).toEqual(['silence', 40, 41]);
});

it('treats a restarted sender as another stream', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  expect(run(buffer, 30_000, 30_001, 30_002)).toEqual(['silence', 30_000, 30_001]);
});

it('keeps a limited number of packets, however many are sent', () => {
  const buffer = new JitterBuffer();
  for (let sequence = 0; sequence < 90; sequence += 1) buffer.put(sequence, frame(sequence));
  expect(heard(buffer)).toBe(80);
});

it('restarts when cleared', () => {
  const buffer = new JitterBuffer();
  run(buffer, 1, 2, 3);
  buffer.clear();
  expect(heard(buffer)).toBe('silence');
});
