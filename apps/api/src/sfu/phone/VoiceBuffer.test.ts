import { expect, it } from 'vitest';
import { VoiceBuffer } from './VoiceBuffer.ts';

/** Each byte is a sample. */
const buffer = (): VoiceBuffer => new VoiceBuffer((payload) => Int16Array.from(payload));
const packet = (value: number, length: number): Buffer => Buffer.alloc(length, value);

it('returns silence until enough has arrived, then 20 ms per call', () => {
  const voice = buffer();
  voice.put(1, packet(1, 160));
  expect(voice.next()).toBeUndefined();
  voice.put(2, packet(2, 160));
  expect([...(voice.next() ?? [])]).toEqual(Array.from({ length: 160 }, () => 1));
  expect(voice.next()?.[0]).toBe(2);
});

it.each([80, 160, 240, 480, 960])('returns all audio of packets of %i samples', (length) => {
  const voice = buffer();
  const total = 4800;
  let sequence = 0;
  const heard: number[] = [];
  for (let tick = 1; tick <= total / 160 + 12; tick += 1) {
    while (sequence * length < tick * 160 && sequence * length < total) {
      voice.put(sequence, packet((sequence % 100) + 1, length));
      sequence += 1;
    }
    heard.push(...(voice.next() ?? []));
  }
  const messageOf = heard.filter((sample) => sample !== 0);
  // The concealment at the end fades and holds no samples of the voice.
  expect(messageOf.slice(0, length * 3)).toEqual(
    Array.from({ length: length * 3 }, (_, at) => (Math.floor(at / length) % 100) + 1),
  );
});

it('repeats the last packet more quietly for a lost one', () => {
  const voice = buffer();
  for (const sequence of [1, 2, 4]) voice.put(sequence, packet(100, 160));
  expect([voice.next()?.[0], voice.next()?.[0], voice.next()?.[0], voice.next()?.[0]]).toEqual([
    100, 100, 50, 100,
  ]);
});

it('falls silent when packets stop', () => {
  const voice = buffer();
  voice.put(1, packet(100, 160));
  voice.put(2, packet(100, 160));
  const heard = Array.from({ length: 8 }, () => voice.next()?.[0] ?? 0);
  expect(heard).toEqual([100, 100, 50, 25, 12, 0, 0, 0]);
});

it('ignores a packet without audio', () => {
  const voice = buffer();
  for (const sequence of [1, 2, 3]) voice.put(sequence, Buffer.alloc(0));
  expect(voice.next()).toBeUndefined();
});
