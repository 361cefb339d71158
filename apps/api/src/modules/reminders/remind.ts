import type { Data } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { requireProduct } from '#modules/products/index.ts';
import { orderReminders } from './tables.ts';

/**
 * Stores the request to be reminded of a product; repeating it changes nothing (PAY-56).
 *
 * @throws AppError the "does not exist" error of its type
 */
export async function remind(
  deps: Deps,
  { viewer, body }: Call<'postOrderReminds'>,
): Promise<Data<'postOrderReminds'>> {
  const userId = requireUser(viewer);
  const { resource_type: resourceType, resource_id: resourceId } = body;
  const now = deps.clock.now();
  await inTransaction(deps, async (tx) => {
    const product = await requireProduct({ ...deps, db: tx }, resourceType, resourceId, {
      viewer,
      now,
      lock: false,
    });
    const [made] = await tx
      .insert(orderReminders)
      .values({
        userId,
        resourceType,
        resourceId,
        seenCents: product.price,
        createdAt: now,
        checkedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: orderReminders.id });
    if (made === undefined) return;
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'order_reminder.add',
      subject: { type: 'order_reminder', id: made.id },
      after: { resourceType, resourceId },
    });
  });
  return {
    resource_type: resourceType,
    resource_id: resourceId,
    tip: serverText(viewer.locale)('money.remindTip'),
  };
}
