import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** What a route answers with, for its headers. */
export type RouteKind = 'call' | 'page' | 'tool' | 'asset' | 'upload';

/**
 * The content security policy of each kind of route, `NONCE` standing for the response's own.
 * `style-src-attr 'unsafe-inline'`: React Aria's server HTML carries style attributes; elements
 * still need the nonce. A vendor's hosts join only the rooms of that vendor.
 */
export const CONTENT_SECURITY_POLICY: Record<RouteKind, Record<string, string>> = {
  call: { 'default-src': "'none'", 'frame-ancestors': "'none'" },
  page: {
    'default-src': "'none'",
    'script-src': "'self' 'nonce-NONCE'",
    'style-src': "'self' 'nonce-NONCE'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
  },
  /** Our own small pages: the API's description, the demo inbox. */
  tool: {
    'default-src': "'none'",
    'style-src': "'nonce-NONCE'",
    'img-src': "'self' data:",
    'frame-ancestors': "'none'",
    'form-action': "'none'",
    'base-uri': "'none'",
  },
  asset: { 'default-src': "'none'", 'frame-ancestors': "'none'" },
  /** What people uploaded: shown in a box that can do nothing. */
  upload: {
    'default-src': "'none'",
    'img-src': "'self'",
    'media-src': "'self'",
    'style-src': "'unsafe-inline'",
    'frame-ancestors': "'self'",
    sandbox: '',
  },
};

/** Features that no page outside a live room uses. Only names that browsers know: others warn. */
const PERMISSIONS_POLICY = [
  'camera',
  'microphone',
  'display-capture',
  'geolocation',
  'payment',
  'usb',
  'midi',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const ONE_YEAR_SECONDS = 31_536_000;

/** The policy's header for one response. */
export function contentSecurityPolicy(kind: RouteKind, nonce: string): string {
  return Object.entries(CONTENT_SECURITY_POLICY[kind])
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ')
    .replaceAll('NONCE', nonce);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers with; `call` when absent. */
    kind?: RouteKind;
    /** The contract's name of the call. */
    call?: string;
  }
  interface FastifyRequest {
    /** Marks this response's own scripts and styles. */
    nonce: string;
  }
}

/** Sets the security headers of every response, by the kind of its route. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const overTls = config.publicOrigin.startsWith('https:');
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    const kind = request.routeOptions.config.kind ?? 'call';
    const marked = kind === 'page' || kind === 'tool';
    if (marked) request.nonce = randomBytes(16).toString('base64url');
    void reply.headers({
      'content-security-policy': contentSecurityPolicy(kind, request.nonce),
      'permissions-policy': PERMISSIONS_POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': request.id,
    });
    if (overTls) {
      void reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`);
    }
    if (kind === 'call') void reply.header('cache-control', 'no-store');
  });
}
