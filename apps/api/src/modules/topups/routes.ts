import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { bankAccount } from './bankAccount.ts';
import { decideTopup } from './decideTopup.ts';
import { reportTopup } from './reportTopup.ts';
import { nextReference } from './topupReference.ts';
import { staffTopups, topupsOf } from './topupsOf.ts';

/** Mounts top-ups by bank transfer and the decisions of staff on them. */
export function topupRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getBankAccount', async ({ viewer }) => ({
    ...bankAccount(deps),
    reference: await nextReference(deps.db, deps, requireUser(viewer)),
  }));
  registerRoute(app, 'postTopups', (call) => reportTopup(deps, call));
  registerRoute(app, 'getTopups', ({ query, viewer }) =>
    topupsOf(deps.db, requireUser(viewer), query),
  );
  registerRoute(app, 'getStaffTopups', ({ query }) => staffTopups(deps.db, query));
  registerRoute(app, 'postStaffTopupDecision', (call) => decideTopup(deps, call));
}
