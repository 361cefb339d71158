import { expect, it } from 'vitest';
import { isLinkValid, signLink } from './signedLink.ts';

const config = { secretKey: 'a secret of this test' };
const now = new Date('2026-11-20T02:00:00Z');
const soon = new Date('2026-11-20T02:05:00Z');

function check(link: string, at: Date = now, path = link.split('?')[0] ?? ''): boolean {
  const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
  return isLinkValid(config, path, query, at);
}

it('FND-60 holds for its path until it expires', () => {
  const link = signLink(config, '/files/a.pdf', soon);
  expect(check(link)).toBe(true);
  expect(check(link, soon)).toBe(false);
  expect(check(link, now, '/files/b.pdf')).toBe(false);
});

it('cannot be made longer, or by another key', () => {
  const link = signLink(config, '/files/a.pdf', soon);
  expect(check(link.replace(/expires=\d+/, 'expires=99999999999'))).toBe(false);
  expect(check(signLink({ secretKey: 'another' }, '/files/a.pdf', soon))).toBe(false);
  expect(check('/files/a.pdf')).toBe(false);
  expect(check('/files/a.pdf?expires=x&signature=')).toBe(false);
});
