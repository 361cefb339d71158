import { expect, it } from 'vitest';
import { phoneNumberOf, sipAddressOf } from './callTarget.ts';

it.each([
  ['+852', '5550 0177', '+85255500177'],
  ['+852', '+44 20 5550 0163', '+442055500163'],
  ['+852', '0044 20 5550 0163', '+442055500163'],
  ['+86', '１３８ 5550 0142', '+8613855500142'],
  ['+44', '(0)20 5550 0163', '+442055500163'],
  ['+852', '+44 (0)20 5550 0163', '+442055500163'],
  ['+852', '٥٥٥٠ ٠١٧٧', '+85255500177'],
  ['+852', '12', null],
  ['+852', 'room 7', null],
  ['+852', '', null],
])('reads with country code %s the text %j as the number %j [LDIA-23]', (country, text, number) => {
  expect(phoneNumberOf(country, text)).toBe(number);
});

it.each([
  ['boardroom@sip.example', 'sip:boardroom@sip.example'],
  ['sip:7001@10.0.0.4:5061', 'sip:7001@10.0.0.4:5061'],
  ['SIPS:board@sip.example', 'sips:board@sip.example'],
  ['sip.example', null],
  ['a@b@c', null],
  ['board room@sip.example', null],
  ['', null],
])('reads %j as the SIP address %j', (text, address) => {
  expect(sipAddressOf(text)).toBe(address);
});
