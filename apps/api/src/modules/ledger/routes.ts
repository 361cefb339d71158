import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { movementsOf } from './movementsOf.ts';

/** Mounts the list of movements. */
export function ledgerRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, 'getTransactions', ({ query, viewer }) =>
    movementsOf(deps.db, requireUser(viewer), query, viewer.locale),
  );
}
