import { expect, it } from 'vitest';
import { writeSip } from './writeSip.ts';

it('writes names in their usual spelling and counts the bytes of the body', () => {
  const text = writeSip({
    kind: 'response',
    status: 401,
    reason: 'Unauthorized',
    headers: [
      ['via', 'a'],
      ['call-id', 'b'],
      ['cseq', '1 INVITE'],
      ['www-authenticate', 'Digest'],
      ['max-forwards', '70'],
      ['content-length', '999'],
    ],
    body: 'é',
  }).toString();
  expect(text.split('\r\n')).toEqual([
    'SIP/2.0 401 Unauthorized',
    'Via: a',
    'Call-ID: b',
    'CSeq: 1 INVITE',
    'WWW-Authenticate: Digest',
    'Max-Forwards: 70',
    'Content-Length: 2',
    '',
    'é',
  ]);
});

it.each(['a\r\nRoute: <sip:evil>', 'a\nb', 'a\rb', 'a\0b'])(
  'refuses a line break within a value',
  (value) => {
    const request = { kind: 'request', method: 'BYE', uri: 'sip:a@b', body: '' } as const;
    expect(() => writeSip({ ...request, headers: [['to', value]] })).toThrow(RangeError);
    expect(() => writeSip({ ...request, uri: value, headers: [] })).toThrow(RangeError);
  },
);
