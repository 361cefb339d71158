import { expect, it } from 'vitest';
import { comesFromOwnOrigin } from './originCheck.ts';

const ours = { mode: 'production', publicOrigin: 'https://rostra.example' } as const;
const demo = { mode: 'demo', publicOrigin: 'http://localhost:3000' } as const;
const post = { method: 'POST', origin: undefined, secFetchSite: undefined, host: 'rostra.example' };

it.each([
  ['a read from anywhere', { ...post, method: 'GET', origin: 'https://evil.test' }, true],
  ['our own page', { ...post, origin: 'https://rostra.example' }, true],
  ['another site', { ...post, origin: 'https://evil.test' }, false],
  ['a frame without an origin', { ...post, origin: 'null' }, false],
  ['our host without TLS', { ...post, origin: 'http://rostra.example' }, false],
  ['a sibling host', { ...post, origin: 'https://a.rostra.example' }, false],
  ['no browser', post, true],
  ['a browser that hides the origin', { ...post, secFetchSite: 'cross-site' }, false],
  ['a browser at home', { ...post, secFetchSite: 'same-origin' }, true],
])('checks %s [FND-36]', (_what, source, allowed) => {
  expect(comesFromOwnOrigin(source, ours)).toBe(allowed);
});

it('accepts the host name in use in demo mode', () => {
  const source = { ...post, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
  expect(comesFromOwnOrigin(source, demo)).toBe(true);
  expect(comesFromOwnOrigin({ ...source, host: 'localhost:3000' }, demo)).toBe(false);
  expect(comesFromOwnOrigin(source, { ...demo, mode: 'production' })).toBe(false);
});
