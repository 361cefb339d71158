import { expect, it } from 'vitest';
import { readableWebsite } from './readableWebsite.ts';

it.each([
  ['https://www.vela.example/', 'https://www.vela.example/', 'vela.example'],
  ['vela.example/investors', 'https://vela.example/investors', 'vela.example/investors'],
  [' http://vela.example ', 'http://vela.example/', 'vela.example'],
])('turns %j into the link %s [CERT-45]', (written, href, text) => {
  expect(readableWebsite(written)).toEqual({ href, text });
});

it.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'JAVASCRIPT:alert(1)',
  '://',
])('makes no link of %j [CERT-45]', (written) => {
  expect(readableWebsite(written)).toBeUndefined();
});
