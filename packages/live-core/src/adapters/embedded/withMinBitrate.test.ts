import { VIDEO_PRESETS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { withMinBitrate } from './withMinBitrate.ts';

const { minKbps } = VIDEO_PRESETS.camera;
const sdpOf = (...lines: string[]): string => [...lines, ''].join('\r\n');
const AUDIO = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=rtpmap:111 opus/48000/2', 'a=fmtp:111 a=1'];
const VIDEO = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 VP8/90000', 'a=rtcp-fb:96 nack'];

it('LMED-13 the answer asks for no less than the preset, behind the codec it is about', () => {
  const [head, codec, feedback] = VIDEO;
  expect(withMinBitrate(sdpOf(...AUDIO, ...VIDEO), minKbps)).toBe(
    sdpOf(...AUDIO, head ?? '', codec ?? '', 'a=fmtp:96 x-google-min-bitrate=400', feedback ?? ''),
  );
});

it('LMED-13 what the codec is told already is kept', () => {
  const sdp = sdpOf(...VIDEO, 'a=fmtp:96 max-fr=30', 'a=fmtp:960 max-fr=30');
  expect(withMinBitrate(sdp, minKbps)).toBe(
    sdpOf(...VIDEO, 'a=fmtp:96 max-fr=30;x-google-min-bitrate=400', 'a=fmtp:960 max-fr=30'),
  );
});

it.each([
  ['without a picture', sdpOf(...AUDIO), minKbps],
  ['of another codec', sdpOf('m=video 9 X 98', 'a=rtpmap:98 VP9/90000'), minKbps],
  ['without a minimum', sdpOf(...VIDEO), 0],
])('LMED-13 a description %s stays as it is', (_name, sdp, kbps) => {
  expect(withMinBitrate(sdp, kbps)).toBe(sdp);
});
