import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '#platform/security/securityHeaders.ts';

/** Files under `assets/` carry a hash of their content in the name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Scripts that run as workers, compressed or not. */
const WORKER = /\.worker[^/]*\.m?js(?:\.br|\.gz)?$/;
const ONE_HOUR = 'public, max-age=3600';

/**
 * Serves the web app's files, in a compressed form (`.br`, `.gz` beside them) that the browser
 * accepts. A missing file below `/assets/` is a 404, never a page.
 */
export async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'asset' };
    });
    if (existsSync(join(clientFolder, 'assets'))) {
      await scope.register(fastifyStatic, {
        root: join(clientFolder, 'assets'),
        prefix: '/assets/',
        preCompressed: true,
        cacheControl: false,
        index: false,
        setHeaders: (reply, path) => {
          reply.header('cache-control', FOREVER);
          if (WORKER.test(path)) {
            reply.header('content-security-policy', contentSecurityPolicy('worker', '', ''));
          }
        },
      });
    }
    await scope.register(fastifyStatic, {
      root: clientFolder,
      prefix: '/',
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      decorateReply: !existsSync(join(clientFolder, 'assets')),
      globIgnore: ['assets/**', '.*/**', '**/*.br', '**/*.gz', '**/*.html'],
      setHeaders: (reply) => reply.header('cache-control', ONE_HOUR),
    });
  });
}
