import { expect, it } from 'vitest';
import { isOwnHost } from './isOwnHost.ts';

it.each([
  ['localhost:3000', true],
  ['LOCALHOST', true],
  ['127.0.0.1:8080', true],
  ['[::1]:3000', true],
  ['demo.rostra.test', true],
  ['demo.rostra.test:3000', true],
  ['evil.test:3000', false],
  ['localhost.evil.test', false],
  ['evil.test#localhost', false],
  ['localhost@evil.test', false],
  ['192.168.0.7:3000', false],
  ['[::2]', false],
  ['', false],
  [undefined, false],
])('recognizes the own host %j: %s', (host, expected) => {
  expect(isOwnHost(host, 'https://demo.rostra.test')).toBe(expected);
});
