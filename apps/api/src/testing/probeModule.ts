import type { FastifyInstance } from 'fastify';
import { defineModule } from '#platform/module/defineModule.ts';
import type { Module } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';

/**
 * Creates a module for tests of the platform. The headers `x-user` (an id) and `x-capabilities`
 * define its viewer, and its calls are the test's own.
 */
export function probeModule(
  routes: (app: FastifyInstance, deps: Deps) => void,
  rest: Partial<Module> = {},
): Module {
  return defineModule({
    name: 'probe',
    routes,
    resolveViewer: async ({ request, locale }) => {
      const user = request.headers['x-user'];
      const capabilities = String(request.headers['x-capabilities'] ?? '').split(',');
      return {
        kind: user === undefined ? 'visitor' : 'user',
        ...(user === undefined ? {} : { userId: Number(user) }),
        locale,
        capabilities: new Set(capabilities),
        certified: false,
        organizations: [],
      };
    },
    ...rest,
  });
}
