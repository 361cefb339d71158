import { and, eq, isNull } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { personalDataLeavesAt } from './anonymizeUsers.ts';
import { identities } from './tables.ts';
import { withdrawUser } from './withdrawUser.ts';

/**
 * Withdraws an account on behalf of staff, who confirm it with one of its addresses.
 *
 * @throws AppError `userNotFound` if the user lacks this address or is withdrawn; `forbidden` for
 *   one's own account: nobody could undo a mistake
 */
export function withdrawByStaff(
  deps: Deps,
  call: Call<'postStaffUserWithdrawal'>,
): Promise<Data<'postStaffUserWithdrawal'>> {
  const staffId = requireUser(call.viewer);
  const userId = call.params.id;
  const { account, reason } = call.body;
  if (userId === staffId) throw new AppError('forbidden');
  return inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, call, async () => {
      const [identity] = await tx
        .select({ id: identities.id })
        .from(identities)
        .where(
          and(
            eq(identities.userId, userId),
            eq(identities.subject, account),
            isNull(identities.withdrawnAt),
          ),
        );
      if (identity === undefined) throw new AppError('userNotFound');
      const actor = { kind: 'staff', id: staffId } as const;
      const withdrawnAt = await withdrawUser(tx, deps, { userId, actor, reason });
      return {
        user_id: userId,
        withdrawn_at: withdrawnAt.toISOString(),
        data_removed_from: personalDataLeavesAt(withdrawnAt).toISOString(),
      };
    }),
  );
}
