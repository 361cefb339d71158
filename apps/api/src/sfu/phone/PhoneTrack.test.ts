import { expect, it } from 'vitest';
import { MediaSource } from '../MediaSource.ts';
import { PhoneTrack } from './PhoneTrack.ts';
import { writeRtp } from './rtpPacket.ts';

const said = (sequence: number): Buffer =>
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
  track.say(said(1));
  source.setAllowed(true);
  track.say(said(2));
  track.say(said(3));
  source.setAllowed(false);
  track.say(said(4));
  expect(heard).toEqual([2, 3]);
});
