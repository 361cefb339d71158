import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { isCardRevoked, returnCardUse } from '#modules/cards/index.ts';
import { revokeEntitlement } from '#modules/products/index.ts';
import { moveOrder } from './states.ts';
import type { OrderRow } from './tables.ts';

/**
 * Closes a paid order, which is locked, whose card was revoked: it opens nothing anymore, but
 * prevents another purchase. It becomes `refunded`, with its use back on the revoked card. The buyer
 * is not notified and a registration stays, because the purchase that replaces the order follows.
 *
 * @returns whether the order was closed
 */
export async function closeRevokedOrder(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { id, state, cardId }: OrderRow,
): Promise<boolean> {
  if (state !== 'paid' || cardId === null || !(await isCardRevoked(tx, cardId))) return false;
  const now = deps.clock.now();
  const refundReason = 'card.revoked';
  await moveOrder(tx, id, 'paid', 'refunding', { refundReason });
  await revokeEntitlement(tx, id, now);
  await returnCardUse(tx, id, now);
  await moveOrder(tx, id, 'refunding', 'refunded', { refundedAt: now, endedAt: now });
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'system' },
    action: 'order.refund',
    subject: { type: 'order', id },
    before: { state: 'paid' },
    after: { state: 'refunded', reason: refundReason },
  });
  return true;
}
