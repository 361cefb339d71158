import { expect, it } from 'vitest';
import { RtpFileParser, writeEntry, writeTrackHead } from './rtpFile.ts';
import type { TrackHead } from './rtpFile.ts';

const head: TrackHead = { uid: 7, kind: 'audio', codec: 'opus', fromMs: 1200 };
const entries = [0, 20, 41.4].map((atMs, index) => ({
  atMs,
  packet: Buffer.from(Array.from({ length: 3 + index }, () => index)),
}));
const file = Buffer.concat([writeTrackHead(head), ...entries.map((entry) => writeEntry(entry))]);

it.each([1, 7, 1000])('reads a track as it was written, %i bytes at a time', (size) => {
  const parser = new RtpFileParser();
  const read = [];
  for (let at = 0; at < file.length; at += size) {
    read.push(...parser.push(file.subarray(at, at + size)));
  }
  expect(parser.head).toEqual(head);
  expect(read).toEqual(entries.map(({ atMs, packet }) => ({ atMs: Math.round(atMs), packet })));
});

it('reads a truncated file up to its last whole packet', () => {
  for (let length = 0; length < file.length; length += 1) {
    const read = new RtpFileParser().push(file.subarray(0, length));
    expect(read.length).toBeLessThan(entries.length);
  }
});

it('refuses a file that is not a track', () => {
  expect(() => new RtpFileParser().push(Buffer.from('an entirely other file'))).toThrow('no track');
});
