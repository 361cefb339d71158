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
  it.each(kinds)('allows nothing by default, no eval and no inline script for %s', (kind) => {
    const policy = contentSecurityPolicy(kind, 'n1', SOCKETS);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy.match(/script-src[^;]*/)?.[0] ?? '').not.toContain('unsafe-inline');
    expect(policy).toContain('frame-ancestors');
  });

  it('allows scripts and styles of pages only with the response’s own nonce', () => {
    const policy = contentSecurityPolicy('page', 'n1', SOCKETS);
    expect(policy).toContain("script-src 'self' 'nonce-n1'");
    expect(policy).toContain("style-src 'self' 'nonce-n1'");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).not.toContain('NONCE');
  });

  it('sandboxes uploads', () => {
    expect(contentSecurityPolicy('upload', '', SOCKETS)).toMatch(/; sandbox$/);
  });

  it('runs no script in a video of our own and allows same-origin requests for it', () => {
    const policy = contentSecurityPolicy('video', '', SOCKETS);
    expect(policy).toMatch(/; sandbox allow-same-origin$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script');
  });

  it('extends the policy of a page with sockets and WebAssembly only for a room [LBG-03]', () => {
    const room = contentSecurityPolicy('room', 'n1', SOCKETS);
    expect(room).toContain("connect-src 'self' wss://rostra.example;");
    const page = room.replace(` ${SOCKETS}`, '').replace(" 'wasm-unsafe-eval'", '');
    expect(page).toBe(contentSecurityPolicy('page', 'n1', SOCKETS));
    for (const kind of kinds.filter((other) => other !== 'room'))
      expect(contentSecurityPolicy(kind, 'n1', SOCKETS)).not.toContain('wasm');
  });
});

it("adds the hosts of a room's vendor only to their directive", () => {
  const policy = contentSecurityPolicy('room', 'n1', SOCKETS);
  const opened = withSources(policy, { 'connect-src': ['https://*.vendor.example'] });
  expect(opened).toContain(`connect-src 'self' ${SOCKETS} https://*.vendor.example;`);
  expect(opened.replace(' https://*.vendor.example', '')).toBe(policy);
  expect(withSources(policy, {})).toBe(policy);
});

describe('permissions policy', () => {
  it.each(kinds)('allows %s camera, microphone and screen only if it is a room', (kind) => {
    const allowed = kind === 'room' ? '(self)' : '()';
    for (const feature of ['camera', 'microphone', 'display-capture']) {
      expect(permissionsOf(kind)).toContain(`${feature}=${allowed}`);
    }
    expect(permissionsOf(kind)).toContain('geolocation=()');
  });
});
