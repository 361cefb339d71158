import { expect, it } from 'vitest';
import { beginningDtls, offeredPayloadType, withoutTransportFeedback } from './offeredSdp.ts';

const OFFER = [
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'm=video 9 UDP/TLS/RTP/SAVPF 102',
  'a=extmap:4 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
  'a=rtpmap:102 VP8/90000',
  'a=rtcp-fb:102 goog-remb',
  'a=rtcp-fb:102 transport-cc',
].join('\r\n');

it('removes the lines that would limit the browser to 31 kbit/s', () => {
  const stripped = withoutTransportFeedback(OFFER);
  expect(stripped).not.toMatch(/transport-(cc|wide)/);
  expect(stripped).toContain('goog-remb');
  expect(stripped.split('\r\n')).toHaveLength(6);
});

it('returns the payload type of the one codec of each kind', () => {
  expect(offeredPayloadType(OFFER, 'audio')).toBe(111);
  expect(offeredPayloadType(OFFER, 'video')).toBe(102);
  expect(offeredPayloadType('v=0', 'video')).toBeUndefined();
});

it('makes us start the handshake in every section of an offer [LCON-34]', () => {
  const offer = ['m=audio 9', 'a=setup:actpass', 'm=video 9', 'a=setup:actpass'].join('\r\n');
  expect(beginningDtls(offer).match(/a=setup:\w+/g)).toEqual(['a=setup:active', 'a=setup:active']);
});
