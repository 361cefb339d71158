import { createHash } from 'node:crypto';
import type { ErrorName } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import { databaseErrorCode } from '#platform/database/databaseErrorCode.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Idempotency } from '#platform/http/idempotency.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import { idempotencyKeys } from '#platform/http/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { requireProduct } from '#modules/products/index.ts';
import { purchase, isOwned } from './purchase.ts';
import type { OrderInput, PlaceOrderCall } from './purchase.ts';
import { confirmPayment } from './confirmPayment.ts';
import { failureText } from './failureText.ts';
import { keepFailedOrder } from './keepFailedOrder.ts';
import type { OrderResponse } from './toOrderResponse.ts';

/** Lock waits and deadlocks that remain after all tries. */
const BUSY_CODES = new Set(['40001', '40P01', '55P03', '57014']);

/**
 * Buys a product: writes order, money or card use, entitlement and the response to this key in one
 * transaction. The payment password is checked before, because a wrong one must stay counted.
 *
 * @returns the order in the form of the contract; for a repeated key, the first response again
 */
export async function placeOrder(deps: Deps, call: PlaceOrderCall): Promise<OrderResponse> {
  const { viewer, body } = call;
  const userId = requireUser(viewer);
  const idempotency = withoutPassword(call.idempotency, body);
  if (await isAnswered(deps, idempotency)) return firstResponse(deps, idempotency);
  const context = { viewer, now: deps.clock.now(), lock: false };
  const product = await requireProduct(deps, body.goods_type, body.goods_id, context);
  const owned = await isOwned(deps.db, userId, product);
  if (body.paid_with === 'balance' && !owned)
    await confirmPayment(deps, userId, body.payment_password);
  try {
    return await inTransaction(deps, (tx) =>
      withIdempotency(tx, deps, { idempotency }, async () => {
        // It was refunded a moment ago. The password was not checked, so nothing may be charged.
        if (owned && !(await isOwned(tx, userId, product))) throw new AppError('busy');
        return purchase(tx, deps, { ...call, idempotency });
      }),
    );
  } catch (error) {
    const refusal = asRefusal(error, viewer);
    if (refusal instanceof AppError && KEPT_FAILURES.has(refusal.error)) {
      await keepFailedOrder(deps, userId, product, refusal.error, idempotency?.key);
    }
    throw refusal;
  }
}

/** Refusals that are stored as a failed order (PAY-66). */
const KEPT_FAILURES: ReadonlySet<ErrorName> = new Set([
  'insufficientBalance',
  'cardNotUsable',
  'paymentFailed',
]);

/** Removes the password from the input: six digits could be recovered from a plain hash. */
function withoutPassword(
  idempotency: Idempotency | undefined,
  body: OrderInput,
): Idempotency | undefined {
  if (idempotency === undefined) return undefined;
  const { payment_password: _, ...rest } = body;
  const inputHash = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  return { ...idempotency, inputHash };
}

/** Repeats the stored response, even if the product was refunded or withdrawn meanwhile. */
const firstResponse = (deps: Deps, idempotency: Idempotency | undefined): Promise<OrderResponse> =>
  inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, { idempotency }, () => {
      // The key was deleted a moment ago. The password was not checked, so nothing may be charged.
      throw new AppError('busy');
    }),
  );

/** Returns whether this user's attempt with this key has succeeded before. */
async function isAnswered(deps: Deps, idempotency: Idempotency | undefined): Promise<boolean> {
  if (idempotency === undefined) return false;
  const found = await deps.db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.viewerKey, idempotency.viewerKey),
        eq(idempotencyKeys.route, idempotency.route),
        eq(idempotencyKeys.key, idempotency.key),
      ),
    );
  return found.length > 0;
}

/** Converts an error for the buyer: contention after all tries becomes a failed payment. */
function asRefusal(error: unknown, viewer: Viewer): unknown {
  const code = databaseErrorCode(error);
  if (code === undefined || !BUSY_CODES.has(code)) return error;
  const reason = failureText('busy', viewer.locale);
  return new AppError('paymentFailed', { params: { reason }, cause: error });
}
