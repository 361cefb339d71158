import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Kinds of routes, by the headers they need. */
export type RouteKind =
  'call' | 'page' | 'room' | 'tool' | 'asset' | 'worker' | 'upload' | 'video' | 'preview';

const PAGE = {
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
};

const UPLOAD = {
  'default-src': "'none'",
  'img-src': "'self'",
  'media-src': "'self'",
  'style-src': "'unsafe-inline'",
  'frame-ancestors': "'self'",
  sandbox: '',
};

/**
 * The content security policy of each kind of route. `NONCE` is replaced by the response's own
 * nonce, `SOCKETS` by the site's own origin as a WebSocket address. `style-src-attr
 * 'unsafe-inline'`: React Aria's server HTML carries style attributes; elements still need the
 * nonce. A vendor's hosts are added only to the rooms of that vendor.
 */
export const CONTENT_SECURITY_POLICY: Record<RouteKind, Record<string, string>> = {
  call: { 'default-src': "'none'", 'frame-ancestors': "'none'" },
  page: PAGE,
  /**
   * A live room; not every browser counts WebSockets as `'self'`. The virtual background uses
   * WebAssembly of our own origin (LBG-03); text never becomes a script.
   */
  room: {
    ...PAGE,
    'script-src': `${PAGE['script-src']} 'wasm-unsafe-eval'`,
    'connect-src': "'self' SOCKETS",
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
  /**
   * A worker's script has a policy of its own: it may load more of our scripts and make no other
   * request.
   */
  worker: { 'default-src': "'none'", 'script-src': "'self'", 'frame-ancestors': "'none'" },
  /**
   * Draws uploaded documents within a room: only our own scripts, no WebAssembly, nothing from
   * text.
   */
  preview: {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' blob: data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-ancestors': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  },
  /** Files uploaded by people, shown in a sandbox without rights. */
  upload: UPLOAD,
  /**
   * A video made by the server, in a tab of its own: the browser's player requests it as our site
   * does. The sandbox still runs nothing.
   */
  video: { ...UPLOAD, sandbox: 'allow-same-origin' },
};

/** The policies as header texts; made once, because every response carries one. */
const POLICY_TEXTS = Object.fromEntries(
  Object.entries(CONTENT_SECURITY_POLICY).map(([kind, directives]) => [
    kind,
    Object.entries(directives)
      .map(([directive, sources]) => `${directive} ${sources}`.trim())
      .join('; '),
  ]),
) as Record<RouteKind, string>;

/** Features that only a live room uses. */
const ROOM_FEATURES = ['camera', 'microphone', 'display-capture'];
/** Features that no page uses. Only names known to browsers: others cause warnings. */
const CLOSED_FEATURES = ['geolocation', 'payment', 'usb', 'midi'];

const permissionsPolicy = (roomFeatures: string): string =>
  [
    ...ROOM_FEATURES.map((feature) => `${feature}=${roomFeatures}`),
    ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', ');

const CLOSED = permissionsPolicy('()');
const IN_A_ROOM = permissionsPolicy('(self)');

/** Form of a host header that is safe inside a policy. */
const HOST_FORM = /^[\w.:[\]-]+$/;

const ONE_YEAR_SECONDS = 31_536_000;

/** Returns the permissions policy of a kind of route. */
export const permissionsOf = (kind: RouteKind): string => (kind === 'room' ? IN_A_ROOM : CLOSED);

/**
 * Returns the policy's header for one response.
 *
 * @param sockets the site's origin as in `wss://rostra.example`
 */
export function contentSecurityPolicy(kind: RouteKind, nonce: string, sockets: string): string {
  return POLICY_TEXTS[kind].replaceAll('NONCE', nonce).replaceAll('SOCKETS', sockets);
}

/** Adds sources to a policy's directives; a directive that it does not have stays closed. */
export const withSources = (
  policy: string,
  sources: Readonly<Record<string, readonly string[]>>,
): string =>
  policy
    .split('; ')
    .map((directive) => {
      const more = sources[directive.split(' ')[0] ?? ''] ?? [];
      return [directive, ...more].join(' ');
    })
    .join('; ');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of the route; `call` when absent. */
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
  // In demo mode the host in use is ours, as in the check of a call's origin.
  const ownSockets = config.publicOrigin.replace(/^http/, 'ws');
  const socketsOf = ({ protocol, host }: FastifyRequest): string =>
    config.mode === 'demo' && HOST_FORM.test(host)
      ? `${protocol === 'https' ? 'wss' : 'ws'}://${host}`
      : ownSockets;
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    const kind = request.routeOptions.config.kind ?? 'call';
    const marked = kind === 'page' || kind === 'room' || kind === 'tool';
    if (marked) request.nonce = randomBytes(16).toString('base64url');
    void reply.headers({
      'content-security-policy': contentSecurityPolicy(kind, request.nonce, socketsOf(request)),
      'permissions-policy': permissionsOf(kind),
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
