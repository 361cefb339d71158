import type { Data } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
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
  const subject = deps.contributed('reminders').find(({ type }) => type === resourceType);
  if (subject === undefined) throw new AppError('contentNotFound');
  await inTransaction(deps, async (tx) => {
    const item = await subject.read(tx, resourceId, { viewer, now });
    if (item === undefined) throw new AppError(subject.notFound);
    const [made] = await tx
      .insert(orderReminders)
      .values({
        userId,
        resourceType,
        resourceId,
        seenCents: item.price,
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
