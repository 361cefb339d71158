import { expect, it } from 'vitest';
import { MediaSource } from '../MediaSource.ts';
import { PhoneTrack } from './PhoneTrack.ts';
import { writeRtp } from './rtpPacket.ts';

const messageOf = (sequence: number): Buffer =>
  writeRtp({
    marker: false,
    payloadType: 0,
    sequence,
    timestamp: sequence * 160,
    ssrc: 1,
    payload: Buffer.alloc(160),
  });

it('forwards phone audio to browsers while the phone may be heard [LDIA-18]', () => {
  const track = new PhoneTrack();
  const source = new MediaSource('audio', track, 0, 'pcmu');
  const heard: number[] = [];
  source.add({ take: (_, sequence) => void heard.push(sequence), pause: () => undefined });
  track.play(messageOf(1));
  source.setAllowed(true);
  track.play(messageOf(2));
  track.play(messageOf(3));
  source.setAllowed(false);
  track.play(messageOf(4));
  expect(heard).toEqual([2, 3]);
});
