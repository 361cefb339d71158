import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { movementsOf } from '#modules/ledger/index.ts';
import { productScreen } from './productScreen.ts';
import { toOrderResponse } from './toOrderResponse.ts';
import { orderPaths } from './orderPaths.ts';
import { ordersOf } from './ordersOf.ts';
import { ownerOf } from './ownerOf.ts';
import { payerOf } from './payers.ts';
import { placeOrder } from './placeOrder.ts';
import { refundOrder } from './refundOrder.ts';
import { usersCards } from './usersCards.ts';

/** Mounts the calls of the payment screen, orders, means of payment and their movements. */
export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getUsersCard', ({ query, viewer }) =>
    usersCards(deps.db, requireUser(viewer), query),
  );
  registerRoute(app, 'getTransactions', async ({ query, viewer }) => {
    const userId = requireUser(viewer);
    const owner = await payerOf(deps.db, userId, ownerOf(query));
    return movementsOf(deps.db, owner, query, viewer.locale);
  });
  registerRoute(app, 'getProduct', ({ params, viewer }) => productScreen(deps, viewer, params));
  registerRoute(app, 'postOrders', (call) => placeOrder(deps, call));
  registerRoute(app, 'getOrders', async ({ query, viewer }) => {
    const { rows, meta } = await ordersOf(deps.db, requireUser(viewer), query);
    const paths = await orderPaths(deps, rows, { viewer, now: deps.clock.now() });
    const data = rows.map((row) => ({
      ...toOrderResponse(row, viewer.locale),
      path: paths.get(row.id) ?? null,
    }));
    return { data, meta };
  });
  registerRoute(app, 'postStaffOrderRefund', (call) =>
    inTransaction(deps, (tx) =>
      withIdempotency(tx, deps, call, async () => {
        const actor = { kind: 'staff', id: requireUser(call.viewer) } as const;
        const { id } = await refundOrder(tx, deps, call.params.id, {
          actor,
          reason: call.body.reason,
        });
        return { id, state: 'refunded' as const };
      }),
    ),
  );
}
