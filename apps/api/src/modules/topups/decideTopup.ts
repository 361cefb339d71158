import type { Data } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import { isUniqueViolation } from '#platform/database/databaseErrorCode.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { namesOfUsers } from '#modules/accounts/index.ts';
import { credit } from '#modules/ledger/index.ts';
import { bankReferenceColumns } from './bankReferenceColumns.ts';
import { topups } from './tables.ts';
import type { TopupRow } from './tables.ts';
import { toStaffTopupResponse } from './toTopupResponse.ts';

/**
 * Confirms or rejects a top-up once, on behalf of staff. A confirmed one credits coins and gift to
 * the wallet in the same transaction.
 *
 * @throws AppError `topupNotFound`, `topupDecided`, `bankReferenceUsed`, `forbidden` for their own
 *   one
 */
export async function decideTopup(
  deps: Deps,
  call: Call<'postStaffTopupDecision'>,
): Promise<Data<'postStaffTopupDecision'>> {
  const staffId = requireUser(call.viewer);
  try {
    return await inTransaction(deps, (tx) =>
      withIdempotency(tx, deps, call, async () => {
        const decided = await decide(tx, deps, staffId, call);
        return toStaffTopupResponse(decided, await namesOfUsers(tx, [decided.userId]));
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'topups_bank_reference')) throw new AppError('bankReferenceUsed');
    throw error;
  }
}

async function decide(
  tx: Transaction,
  deps: Deps,
  staffId: number,
  { params, body }: Call<'postStaffTopupDecision'>,
): Promise<TopupRow> {
  const [topup] = await tx.select().from(topups).where(eq(topups.id, params.id)).for('update');
  if (topup === undefined) throw new AppError('topupNotFound');
  // Staff may not decide on their own top-ups.
  if (topup.userId === staffId) throw new AppError('forbidden');
  const confirmed = body.decision === 'confirm';
  const state = confirmed ? 'confirmed' : 'rejected';
  const [decided] = await tx
    .update(topups)
    .set({
      state,
      decidedAt: deps.clock.now(),
      decidedBy: staffId,
      ...(body.decision === 'confirm'
        ? bankReferenceColumns(body.bank_reference)
        : { reason: body.reason }),
    })
    .where(and(eq(topups.id, topup.id), eq(topups.state, 'pending')))
    .returning();
  if (decided === undefined) throw new AppError('topupDecided');
  const actor: Actor = { kind: 'staff', id: staffId };
  if (confirmed) await creditTopup(tx, deps, decided, actor);
  await recordAuditAndEvent(tx, deps, {
    actor,
    action: confirmed ? 'topup.confirm' : 'topup.reject',
    subject: { type: 'topup', id: topup.id },
    before: { state: 'pending' },
    after: { state, bankReference: decided.bankReference, reason: decided.reason },
    event: { name: `topup.${state}`, payload: { userId: topup.userId } },
  });
  return decided;
}

/** Credits a confirmed top-up and its gift to the payer's wallet. */
export async function creditTopup(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  topup: TopupRow,
  actor: Actor,
): Promise<void> {
  const owner = { type: 'User', id: topup.userId } as const;
  const ref = { type: 'topup', id: topup.id };
  await credit(tx, deps, owner, 'COIN', topup.cents, { kind: 'topup', ref, actor });
  if (topup.giftCents > 0) {
    await credit(tx, deps, owner, 'GIFT', topup.giftCents, { kind: 'topup_gift', ref, actor });
  }
}
