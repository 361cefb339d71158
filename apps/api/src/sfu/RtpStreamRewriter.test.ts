import { expect, it } from 'vitest';
import { RtpStreamRewriter } from './RtpStreamRewriter.ts';

const VIDEO = 90_000;

it('leaves a single stream unchanged', () => {
  const joint = new RtpStreamRewriter(VIDEO);
  expect(joint.next(7, 900, 0)).toEqual({ sequence: 7, timestamp: 900 });
  expect(joint.next(8, 960, 1)).toEqual({ sequence: 8, timestamp: 960 });
});

it('continues with another sender after the first, by the time that has passed', () => {
  const joint = new RtpStreamRewriter(VIDEO);
  joint.next(100, 1000, 0);
  joint.begin();
  const first = joint.next(40_000, 4_000_000_000, 20);
  expect(first).toEqual({ sequence: 101, timestamp: 1000 + 20 * 90 });
  const second = joint.next(40_001, 4_000_003_000, 53);
  expect(second).toEqual({ sequence: 102, timestamp: 1000 + 20 * 90 + 3000 });
});

it('leaves no gap for the receiver after a pause of the same sender', () => {
  const joint = new RtpStreamRewriter(VIDEO);
  joint.next(10, 0, 0);
  joint.begin();
  expect(joint.next(65, 90_000, 1000).sequence).toBe(11);
});

it('wraps numbers around', () => {
  const joint = new RtpStreamRewriter(VIDEO);
  joint.next(65_535, 4_294_967_295, 0);
  joint.begin();
  const next = joint.next(5, 5, 1);
  expect(next).toEqual({ sequence: 0, timestamp: 89 });
});

it('keeps the position of a late packet and leaves the end unchanged', () => {
  const joint = new RtpStreamRewriter(VIDEO);
  joint.next(20, 2000, 0);
  joint.next(22, 2200, 2);
  expect(joint.next(21, 2100, 3).sequence).toBe(21);
  joint.begin();
  expect(joint.next(500, 1, 4).sequence).toBe(23);
});
