import { expect, it } from 'vitest';
import { answerSdp, offerSdp, readSdp } from './sdp.ts';

const OWN = { local: { address: '10.0.0.1', port: 40_000 }, session: 5, version: 1 };

const PHONE = [
  'v=0',
  'o=- 1 1 IN IP4 10.0.0.2',
  's=-',
  'c=IN IP4 10.0.0.2',
  't=0 0',
  'm=audio 30000 RTP/AVP 9 8 0 101',
  'a=rtpmap:9 G722/8000',
  'a=rtpmap:8 PCMA/8000',
  'a=rtpmap:0 PCMU/8000/1',
  'a=rtpmap:101 telephone-event/8000',
  'a=fmtp:101 0-15',
];
const sdp = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

it("reads a phone's audio address and its codecs in order", () => {
  expect(readSdp(sdp(...PHONE))).toEqual({
    remote: { address: '10.0.0.2', port: 30_000 },
    codecs: ['PCMA', 'PCMU'],
    keysType: 101,
    direction: 'sendrecv',
    media: ['m=audio 30000 RTP/AVP 9 8 0 101'],
    at: 0,
  });
});

it("recognizes codecs by their numbers and prefers the audio's address to the session's", () => {
  const read = readSdp(
    sdp(
      'v=0',
      'c=IN IP4 10.0.0.2',
      'm=audio 30000 RTP/AVP 0',
      'c=IN IP4 10.0.0.3/127',
      'a=inactive',
    ),
  );
  expect(read).toMatchObject({
    remote: { address: '10.0.0.3', port: 30_000 },
    codecs: ['PCMU'],
    keysType: undefined,
    direction: 'inactive',
  });
});

it('reads that a call is on hold', () => {
  const read = readSdp(sdp('v=0', 'c=IN IP4 0.0.0.0', 'm=audio 30000 RTP/AVP 0'));
  expect(read).toMatchObject({ remote: undefined });
});

it.each([
  ['nothing', ''],
  ['no sound', sdp('v=0', 'c=IN IP4 10.0.0.2', 'm=video 30000 RTP/AVP 31')],
  ['no codec of ours', sdp('v=0', 'c=IN IP4 10.0.0.2', 'm=audio 30000 RTP/AVP 9')],
  [
    'another codec under our number',
    sdp('v=0', 'c=IN IP4 1.1.1.1', 'm=audio 3 RTP/AVP 0', 'a=rtpmap:0 GSM/8000'),
  ],
  ['no address', sdp('v=0', 'm=audio 30000 RTP/AVP 0')],
  ['a name instead of an address', sdp('v=0', 'c=IN IP4 a.example', 'm=audio 30000 RTP/AVP 0')],
  ['a port that is none', sdp('v=0', 'c=IN IP4 10.0.0.2', 'm=audio 70000 RTP/AVP 0')],
  ['sound that is declined', sdp('v=0', 'c=IN IP4 10.0.0.2', 'm=audio 0 RTP/AVP 0')],
  ['sound that is sealed', sdp('v=0', 'c=IN IP4 10.0.0.2', 'm=audio 30000 RTP/SAVP 0')],
  ['more lines than a description has', sdp(...PHONE, ...Array.from({ length: 300 }, () => 'a=x'))],
])('refuses %s', (_, text) => {
  expect(readSdp(text)).toBeUndefined();
});

it('offers both codecs and keys', () => {
  expect(readSdp(offerSdp(OWN))).toMatchObject({
    remote: { address: '10.0.0.1', port: 40_000 },
    codecs: ['PCMU', 'PCMA'],
    keysType: 101,
  });
});

it('answers with their first codec that we speak and their number for keys, declining the rest', () => {
  const offered = readSdp(sdp(...PHONE.slice(0, 5), 'm=video 4000 RTP/AVP 31', ...PHONE.slice(5)));
  const answer = offered && answerSdp(OWN, offered);
  expect(answer?.split('\r\n').filter((line) => line.startsWith('m='))).toEqual([
    'm=video 0 RTP/AVP 31',
    'm=audio 40000 RTP/AVP 8 101',
  ]);
});

it.each([
  ['sendrecv', 'sendrecv'],
  ['sendonly', 'recvonly'],
  ['recvonly', 'sendonly'],
  ['inactive', 'inactive'],
])('answers %s with %s', (direction, expected) => {
  const offered = readSdp(sdp(...PHONE, `a=${direction}`));
  expect(offered && answerSdp(OWN, offered)).toContain(`a=${expected}\r\n`);
});

it('throws no error for any description and answers with no more than it supports', () => {
  let seed = 5;
  const draw = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const right = Buffer.from(sdp(...PHONE, 'a=sendonly', 'm=video 9 RTP/AVP 31'));
  let read = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const text = Buffer.from(right);
    for (let change = draw(5); change > 0; change -= 1) text[draw(text.length)] = draw(256);
    const offered = readSdp(text.toString());
    if (!offered) continue;
    read += 1;
    const media = answerSdp(OWN, offered)
      .split('\r\n')
      .filter((line) => line.startsWith('m='));
    expect(media).toHaveLength(offered.media.length);
  }
  expect(read).toBeGreaterThan(100);
});
