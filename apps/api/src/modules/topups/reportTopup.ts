import { centsFromCoins, topupGiftFor } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { users } from '#modules/accounts/tables.ts';
import { claimFile, requireOwnFile } from '#modules/files/index.ts';
import { topups } from './tables.ts';
import { toTopupResponse } from './toTopupResponse.ts';
import { nextReference } from './topupReference.ts';

/** The subject type of transfer receipts, for the files module. */
export const TOPUP_SUBJECT = 'topup';

/** Reports that one user can make in a window. */
const REPORTS = { max: 20, windowSeconds: 3600 };

const PDF = 'application/pdf';

/**
 * Returns the kind of the receipt, and refuses everything but an unused image or PDF of this user
 * (PAY-62).
 */
async function kindOfSlip(
  db: Database,
  uploaderId: number,
  slip: string,
): Promise<'image' | 'document'> {
  try {
    await requireOwnFile(db, slip, { uploaderId, kind: 'image' });
    return 'image';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const file = await requireOwnFile(db, slip, { uploaderId, kind: 'document' });
  if (file.contentType !== PDF) throw new AppError('fileKindRefused');
  return 'document';
}

/**
 * Stores the report of a bank transfer, pending until staff confirms it (PAY-61).
 *
 * @throws AppError `fileNotFound`, `fileKindRefused`, `topupReferenceUsed` for a reference other
 *   than the current one, `tooFrequent`
 */
export async function reportTopup(
  deps: Deps,
  call: Call<'postTopups'>,
): Promise<Data<'postTopups'>> {
  const userId = requireUser(call.viewer);
  const { coins, slip } = call.body;
  await enforceRateLimit(deps, `topup:user:${userId}`, REPORTS);
  return inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, call, async () => {
      // Reports of one user run one at a time, so that each has its own reference.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const reference = await nextReference(tx, deps, userId);
      if (call.body.reference !== undefined && call.body.reference !== reference) {
        throw new AppError('topupReferenceUsed');
      }
      const kind = await kindOfSlip(tx, userId, slip);
      const [row] = await tx
        .insert(topups)
        .values({
          userId,
          cents: centsFromCoins(coins),
          giftCents: centsFromCoins(topupGiftFor(coins)),
          state: 'pending',
          reference,
          slipUrl: slip,
          createdAt: deps.clock.now(),
        })
        .returning();
      if (row === undefined) throw new Error('A top-up was not written.');
      await claimFile(tx, slip, {
        uploaderId: userId,
        kind,
        subject: { type: TOPUP_SUBJECT, id: row.id },
      });
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'user', id: userId },
        action: 'topup.report',
        subject: { type: 'topup', id: row.id },
        after: { state: 'pending', cents: row.cents, giftCents: row.giftCents },
        event: { name: 'topup.reported', payload: { userId } },
      });
      return toTopupResponse(row);
    }),
  );
}
