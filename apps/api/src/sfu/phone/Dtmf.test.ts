import { expect, it } from 'vitest';
import { dtmfFrames, dtmfPackets, DtmfReader } from './Dtmf.ts';

const press = (event: number, ticks = 160, isEnd = false): Buffer =>
  Buffer.from([event, (isEnd ? 0x80 : 0) | 10, ticks >> 8, ticks & 0xff]);

it('returns each key once, although a press is many packets [LDIA-15]', () => {
  const reader = new DtmfReader();
  const messages = [
    reader.take(press(1), 1000),
    reader.take(press(1, 320), 1000),
    reader.take(press(1, 480, true), 1000),
    reader.take(press(1, 480, true), 1000),
    reader.take(press(1), 9000),
    reader.take(press(11), 17_000),
  ];
  expect(messages).toEqual(['1', undefined, undefined, undefined, '1', '#']);
});

it('returns a key whose first packets were lost', () => {
  expect(new DtmfReader().take(press(10, 800, true), 5)).toBe('*');
});

it('returns no key again for a late packet', () => {
  const reader = new DtmfReader();
  reader.take(press(4), 1000);
  reader.take(press(5), 3000);
  expect(reader.take(press(4, 800, true), 1000)).toBeUndefined();
});

it('continues when timestamps wrap around or restart far back', () => {
  const reader = new DtmfReader();
  expect(reader.take(press(4), 2 ** 32 - 100)).toBe('4');
  expect(reader.take(press(5), 4000)).toBe('5');
  expect(reader.take(press(6), 2 ** 32 - 900_000)).toBe('6');
});

it('ignores other events and packets that are too short', () => {
  const reader = new DtmfReader();
  expect(reader.take(press(16), 1)).toBeUndefined();
  expect(reader.take(press(255), 2)).toBeUndefined();
  expect(reader.take(Buffer.from([1, 10, 0]), 3)).toBeUndefined();
});

it('sends keys that the reader understands [LDIA-15]', () => {
  const reader = new DtmfReader();
  const packets = dtmfPackets('19*#D');
  const messages = packets.map(({ payload, offset }) => reader.take(payload, 50_000 + offset));
  expect(messages.filter((key) => key !== undefined).join('')).toBe('19*#D');
});

it('holds a key for 100 ms, sends its end three times and pauses before the next', () => {
  const packets = dtmfPackets('12');
  expect(packets.map(({ frame }) => frame)).toEqual([
    0, 1, 2, 3, 4, 5, 5, 5, 8, 9, 10, 11, 12, 13, 13, 13,
  ]);
  expect(packets.filter(({ marker }) => marker).map(({ offset }) => offset)).toEqual([0, 1280]);
  expect(packets[7]?.payload).toEqual(press(1, 800, true));
  expect(dtmfFrames(2)).toBe(16);
});

it('leaves out characters that are no keys', () => {
  expect(dtmfPackets('x y')).toEqual([]);
});
