import { expect, it } from 'vitest';
import { RecordedPhoneTrack } from './RecordedPhoneTrack.ts';

const HEAD_BYTES = 28;
const FRAME = Buffer.alloc(160, 0x11);

function laidOut(spokenAt: readonly number[]): Buffer {
  const pieces: Buffer[] = [];
  const voice = new RecordedPhoneTrack((piece) => void pieces.push(piece));
  for (const ms of spokenAt) voice.play(FRAME, ms);
  return Buffer.concat(pieces);
}

it('places a recorded phone in its time, with silence between its words', () => {
  const file = laidOut([1000, 1020, 1041]);
  expect(file.toString('latin1', 0, 4)).toBe('.snd');
  const sound = file.subarray(HEAD_BYTES);
  expect(sound).toHaveLength(8000 + 3 * 160);
  expect([sound[7999], sound[8000], sound.at(-1)]).toEqual([0xff, 0x11, 0x11]);
});

it('leaves out packets that arrive far too late', () => {
  expect(laidOut([1000, 100])).toHaveLength(HEAD_BYTES + 8000 + 160);
});
