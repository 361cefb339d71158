import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { users } from '#modules/accounts/tables.ts';
import { vipGrants } from './tables.ts';
import { vipStatusOf } from './vipStatusOf.ts';

/**
 * Grants a user days of VIP for a trial, on behalf of staff.
 *
 * @throws AppError `userNotFound`
 */
export function grantVip(
  deps: Deps,
  call: Call<'postStaffVipGrant'>,
): Promise<{ user_id: number; level: number; expires_at: string }> {
  const staffId = requireUser(call.viewer);
  const { user_id: userId, level, days, note } = call.body;
  return inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, call, async () => {
      const now = deps.clock.now();
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.withdrawnAt)));
      if (user === undefined) throw new AppError('userNotFound');
      await tx
        .insert(vipGrants)
        .values({ userId, level, days, grantedAt: now, source: 'trial', staffId, note });
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'staff', id: staffId },
        action: 'vip.grant',
        subject: { type: 'user', id: userId },
        after: { level, days, note },
        event: { name: 'vip.granted', payload: { userId, level, days } },
      });
      const status = (await vipStatusOf(tx, [userId], now)).get(userId);
      if (status === undefined) throw new Error('VIP does not run after it was given.');
      return { user_id: userId, level, expires_at: status.expiresAt.toISOString() };
    }),
  );
}
