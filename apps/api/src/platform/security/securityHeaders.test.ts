import { describe, expect, it } from 'vitest';
import {
  CONTENT_SECURITY_POLICY,
  contentSecurityPolicy,
  permissionsOf,
  withSources,
} from './securityHeaders.ts';
import type { RouteKind } from './securityHeaders.ts';

const kinds = Object.keys(CONTENT_SECURITY_POLICY) as RouteKind[];

const SOCKETS = 'wss://rostra.example';

describe('content security policy', () => {
  it.each(kinds)('of %s allows nothing by default, no eval, no inline script', (kind) => {
    const policy = contentSecurityPolicy(kind, 'n1', SOCKETS);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy.match(/script-src[^;]*/)?.[0] ?? '').not.toContain('unsafe-inline');
    expect(policy).toContain('frame-ancestors');
  });

  it('of pages takes scripts and styles with the response’s own nonce', () => {
    const policy = contentSecurityPolicy('page', 'n1', SOCKETS);
    expect(policy).toContain("script-src 'self' 'nonce-n1'");
    expect(policy).toContain("style-src 'self' 'nonce-n1'");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).not.toContain('NONCE');
  });

  it('of uploads puts them into a sandbox', () => {
    expect(contentSecurityPolicy('upload', '', SOCKETS)).toMatch(/; sandbox$/);
  });

  it('of a film of our own runs nothing either, and is asked for as by our site', () => {
    const policy = contentSecurityPolicy('film', '', SOCKETS);
    expect(policy).toMatch(/; sandbox allow-same-origin$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script');
  });

  it('LBG-03 of a room is a page’s, with sockets of the site, WebAssembly, and nothing else', () => {
    const room = contentSecurityPolicy('room', 'n1', SOCKETS);
    expect(room).toContain("connect-src 'self' wss://rostra.example;");
    const page = room.replace(` ${SOCKETS}`, '').replace(" 'wasm-unsafe-eval'", '');
    expect(page).toBe(contentSecurityPolicy('page', 'n1', SOCKETS));
    for (const kind of kinds.filter((other) => other !== 'room'))
      expect(contentSecurityPolicy(kind, 'n1', SOCKETS)).not.toContain('wasm');
  });
});

it('of a room takes the hosts of its vendor besides, in the directive that they are for', () => {
  const policy = contentSecurityPolicy('room', 'n1', SOCKETS);
  const opened = withSources(policy, { 'connect-src': ['https://*.vendor.example'] });
  expect(opened).toContain(`connect-src 'self' ${SOCKETS} https://*.vendor.example;`);
  expect(opened.replace(' https://*.vendor.example', '')).toBe(policy);
  expect(withSources(policy, {})).toBe(policy);
});

describe('permissions policy', () => {
  it.each(kinds)('of %s opens camera, microphone and screen in a room alone', (kind) => {
    const allowed = kind === 'room' ? '(self)' : '()';
    for (const feature of ['camera', 'microphone', 'display-capture']) {
      expect(permissionsOf(kind)).toContain(`${feature}=${allowed}`);
    }
    expect(permissionsOf(kind)).toContain('geolocation=()');
  });
});
