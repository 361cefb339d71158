import { expect, it } from 'vitest';
import { parseAddress, parseUri } from './sipAddress.ts';
import { parseVia, viaFrom } from './via.ts';

it.each([
  ['sip:5551@10.0.0.1', { user: '5551', host: '10.0.0.1', port: undefined }],
  [
    'sip:+8613800001234;phone-context=x@Trunk.Example:5070;user=phone',
    { user: '+8613800001234', host: 'trunk.example', port: 5070 },
  ],
  ['sips:ann%20b@[::1]:5061', { user: 'ann b', host: '[::1]', port: 5061 }],
  ['sip:10.0.0.1', { user: '', host: '10.0.0.1', port: undefined }],
  ['sip:%zz@a', { user: '%zz', host: 'a', port: undefined }],
  ['sip:ann:secret@a', { user: 'ann', host: 'a', port: undefined }],
  ['tel:+86-138', { user: '+86-138', host: '', port: undefined }],
])('reads %s', (uri, expected) => {
  expect(parseUri(uri)).toEqual(expected);
});

it.each([
  '',
  'http://a',
  'sip:',
  'sip:@a',
  'sip:a b@c',
  'sip:a@b:0',
  'sip:a@b:65536',
  'sip:a@b@c',
  `sip:${'a'.repeat(2000)}@b`,
  'mailto:a@b',
])('refuses %s', (uri) => {
  expect(parseUri(uri)).toBeUndefined();
});

it.each([
  ['<sip:a@b>;tag=x', { uri: 'sip:a@b', tag: 'x' }],
  [
    '"A <sip:evil@x>; B" <sip:a@b;transport=udp>;q=1;tag=x',
    { uri: 'sip:a@b;transport=udp', tag: 'x' },
  ],
  [String.raw`"A \" B" <sip:a@b>`, { uri: 'sip:a@b', tag: undefined }],
  ['sip:a@b;tag=x', { uri: 'sip:a@b', tag: 'x' }],
])('reads the party %s', (text, expected) => {
  expect(parseAddress(text)).toEqual(expected);
});

it.each(['', '<sip:a@b', 'Ann', '<>', '"Ann'])('refuses the party %s', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

it('reads a Via and returns it with the real source of the request', () => {
  const way = 'SIP/2.0/UDP Phone.Local:5062;rport;branch=z9hG4bK1';
  expect(parseVia(way)).toEqual({
    sentBy: 'phone.local:5062',
    port: 5062,
    branch: 'z9hG4bK1',
    wantsPort: true,
  });
  expect(viaFrom(way, { address: '10.0.0.9', port: 1024 })).toBe(
    'SIP/2.0/UDP Phone.Local:5062;branch=z9hG4bK1;received=10.0.0.9;rport=1024',
  );
});

it('adds no port for a sender that does not request it', () => {
  const way = 'SIP/2.0/UDP a;branch=z9hG4bK1;received=1.2.3.4';
  expect(viaFrom(way, { address: '10.0.0.9', port: 1024 })).toBe(
    'SIP/2.0/UDP a;branch=z9hG4bK1;received=10.0.0.9',
  );
});
