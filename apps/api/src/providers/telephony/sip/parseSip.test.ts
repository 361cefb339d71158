import { expect, it } from 'vitest';
import { INVITE_LINES, sipText } from '../testing/sipText.ts';
import { parseSip } from './parseSip.ts';
import { cseqOf, headerOf, headersOf } from './SipMessage.ts';
import { writeSip } from './writeSip.ts';

/** Returns the INVITE with one of its lines changed, left out (undefined) or added. */
function invite(
  changes: Readonly<Record<string, string | undefined>> = {},
  more: string[] = [],
): Buffer {
  const lines = INVITE_LINES.map((line) => {
    const name = line.split(/[: ]/, 1)[0] ?? '';
    return name in changes ? changes[name] : line;
  }).filter((line) => line !== undefined);
  return sipText(...lines, ...more);
}

it('reads a request', () => {
  const message = parseSip(invite());
  expect(message).toMatchObject({ kind: 'request', method: 'INVITE', uri: 'sip:5551@127.0.0.1' });
  expect(message && headerOf(message, 'call-id')).toBe('call-1');
  expect(message && cseqOf(message)).toEqual({ number: 1, method: 'INVITE' });
});

it('reads a response', () => {
  const text = sipText(
    'SIP/2.0 180 Ringing',
    'v: SIP/2.0/UDP 10.0.0.1:5060;branch=z9hG4bKx',
    'f: <sip:room@10.0.0.1>;tag=r',
    't: sip:5551@10.0.0.2;tag=p',
    'i: call-2',
    'CSeq: 7 INVITE',
  );
  const message = parseSip(text);
  expect(message).toMatchObject({ kind: 'response', status: 180, reason: 'Ringing' });
  expect(message && headerOf(message, 'via')).toContain('z9hG4bKx');
});

it('reads each entry of a list of routes, also in one line', () => {
  const message = parseSip(
    invite({
      Via: 'Via: SIP/2.0/UDP a.example;branch=z9hG4bK1, SIP/2.0/UDP b.example;branch=z9hG4bK2',
      'Max-Forwards': 'Record-Route: <sip:p1;lr>,<sip:"a,b"@p2;lr>',
    }),
  );
  expect(message && headersOf(message, 'via')).toHaveLength(2);
  expect(message && headersOf(message, 'record-route')).toEqual([
    '<sip:p1;lr>',
    '<sip:"a,b"@p2;lr>',
  ]);
});

it('reads a line that starts with a space as part of the one before', () => {
  const message = parseSip(invite({}, ['Subject: a', '\t b']));
  expect(message && headerOf(message, 'subject')).toBe('a b');
});

it('reads as much of the body as its length gives', () => {
  const whole = Buffer.concat([
    invite({ 'Content-Length': 'Content-Length: 3' }),
    Buffer.from('abcdef'),
  ]);
  expect(parseSip(whole)?.body).toBe('abc');
});

it('returns the message that was written', () => {
  const message = parseSip(invite());
  expect(message && parseSip(writeSip(message))).toEqual(message);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['keep-alive packets', Buffer.from('\r\n\r\n')],
  ['no end of the headers', Buffer.from(INVITE_LINES.join('\r\n'))],
  ['another protocol', sipText('GET / HTTP/1.1', 'Host: a')],
  ['another version', invite({ INVITE: 'INVITE sip:5551@127.0.0.1 SIP/3.0' })],
  ['no status', sipText('SIP/2.0 OK', ...INVITE_LINES.slice(1))],
  ['a status that is none', sipText('SIP/2.0 999 Odd', ...INVITE_LINES.slice(1))],
  ['no way', invite({ Via: undefined })],
  ['a way without a branch', invite({ Via: 'Via: SIP/2.0/UDP 10.0.0.2' })],
  ['no caller', invite({ From: undefined })],
  ['a caller without a tag', invite({ From: 'From: <sip:a@b>' })],
  ['nobody called', invite({ To: undefined })],
  ['no call', invite({ 'Call-ID': undefined })],
  ['two calls', invite({}, ['Call-ID: call-9'])],
  ['two callers', invite({}, ['f: <sip:x@y>;tag=z'])],
  ['no number', invite({ CSeq: undefined })],
  ['a number too large', invite({ CSeq: 'CSeq: 4294967296 INVITE' })],
  ['the number of another request', invite({ CSeq: 'CSeq: 1 BYE' })],
  ['a body shorter than declared', invite({ 'Content-Length': 'Content-Length: 5' })],
  ['a length below nothing', invite({ 'Content-Length': 'Content-Length: -1' })],
  ['two lengths', invite({}, ['l: 0'])],
  ['a header without a colon', invite({}, ['Nothing'])],
  ['a header without a name', invite({}, [': a'])],
  ['a name with a space', invite({}, ['Sub ject: a'])],
  ['a line with a line within', invite({}, ['Subject: a\nVia: b'])],
  ['a line with a zero', invite({}, ['Subject: a\0b'])],
  [
    'a hundred headers',
    invite(
      {},
      Array.from({ length: 100 }, () => 'Subject: a'),
    ),
  ],
  ['overlong values', invite({}, [`Subject: ${'a'.repeat(9000)}`])],
])('refuses %s', (_, packet) => {
  expect(parseSip(packet)).toBeUndefined();
});

/** Returns pseudo-random numbers, the same in each run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const PIECES = [
  '\r\n',
  '\r\n\r\n',
  ' ',
  ':',
  ';',
  ',',
  '<',
  '>',
  '"',
  '\\',
  '=',
  '@',
  '\0',
  '\t',
  '%',
  '%zz',

  'SIP/2.0',
  'sip:',
  'tag=',
  'branch=',
  'Via: ',
  'l: 99999',
  'Content-Length: 1',
  '"'.repeat(300),
  '<'.repeat(300),
  ' '.repeat(500),
  ','.repeat(900),
  '\r\n '.repeat(200),
  'ÿ',
  '\u{1F4DE}',
];

it('throws no error and takes little time for any packet', () => {
  const draw = drawing(20_261_123);
  const right = invite({ 'Content-Length': 'Content-Length: 4' }, []).toString('latin1') + 'v=0\n';
  const begunAt = performance.now();
  let read = 0;
  for (let round = 0; round < 20_000; round += 1) {
    let text = right;
    for (let change = draw(6) + 1; change > 0; change -= 1) {
      const at = draw(text.length + 1);
      const piece = draw(3) === 0 ? String.fromCharCode(draw(256)) : PIECES[draw(PIECES.length)];
      text = text.slice(0, at) + (piece ?? '') + text.slice(at + draw(12));
    }
    const message = parseSip(Buffer.from(text, 'latin1'));
    if (!message) continue;
    read += 1;
    // A parsed message can be written: nothing in it breaks a line.
    expect(() => writeSip(message)).not.toThrow();
  }
  expect(read).toBeGreaterThan(0);
  expect(performance.now() - begunAt).toBeLessThan(60_000);
});

it('throws no error and reads no message in random bytes', () => {
  const draw = drawing(7);
  for (let round = 0; round < 3000; round += 1) {
    const packet = Buffer.from(Array.from({ length: draw(400) }, () => draw(256)));
    expect(parseSip(packet)).toBeUndefined();
  }
});
