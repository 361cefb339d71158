import { VIDEO_PRESETS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { withMinBitrate } from './withMinBitrate.ts';

const { minKbps } = VIDEO_PRESETS.camera;
const sdpOf = (...lines: string[]): string => [...lines, ''].join('\r\n');
const AUDIO = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=rtpmap:111 opus/48000/2', 'a=fmtp:111 a=1'];
const VIDEO = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 VP8/90000', 'a=rtcp-fb:96 nack'];

it("requests at least the preset's bitrate in the answer, after its codec [LMED-13]", () => {
  const [head, codec, feedback] = VIDEO;
  expect(withMinBitrate(sdpOf(...AUDIO, ...VIDEO), minKbps)).toBe(
    sdpOf(...AUDIO, head ?? '', codec ?? '', 'a=fmtp:96 x-google-min-bitrate=400', feedback ?? ''),
  );
});

it('keeps existing parameters of the codec [LMED-13]', () => {
  const sdp = sdpOf(...VIDEO, 'a=fmtp:96 max-fr=30', 'a=fmtp:960 max-fr=30');
  expect(withMinBitrate(sdp, minKbps)).toBe(
    sdpOf(...VIDEO, 'a=fmtp:96 max-fr=30;x-google-min-bitrate=400', 'a=fmtp:960 max-fr=30'),
  );
});

it.each([
  ['without a picture', sdpOf(...AUDIO), minKbps],
  ['of another codec', sdpOf('m=video 9 X 98', 'a=rtpmap:98 VP9/90000'), minKbps],
  ['without a minimum', sdpOf(...VIDEO), 0],
])('leaves a description %s unchanged [LMED-13]', (_name, sdp, kbps) => {
  expect(withMinBitrate(sdp, kbps)).toBe(sdp);
});
