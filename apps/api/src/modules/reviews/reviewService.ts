import { and, eq, inArray } from 'drizzle-orm';
import type { ReviewState } from '@rostra/contract';
import type { Transaction } from '#platform/database/Database.ts';
import { isUniqueViolation } from '#platform/database/databaseErrorCode.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { reviewTransitions } from './states.ts';
import type { ReviewTransition } from './states.ts';
import { reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export interface NewRevision {
  subject: { type: string; id: number };
  /** The title in the list for staff. */
  title: string;
  revision: unknown;
  submittedBy: number;
  state?: 'draft' | 'pending';
}

/**
 * Submits a revision. At most one per item waits at a time; the approved one before it stays
 * visible.
 *
 * @throws AppError `badRequest` if another one is waiting
 */
export async function submitRevision(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { subject, title, revision, submittedBy, state = 'pending' }: NewRevision,
): Promise<number> {
  try {
    const [row] = await tx
      .insert(reviews)
      .values({
        subjectType: subject.type,
        subjectId: subject.id,
        state,
        title,
        revision,
        submittedBy,
        submittedAt: deps.clock.now(),
      })
      .returning({ id: reviews.id });
    if (row === undefined) throw new Error('A revision was not written.');
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: submittedBy },
      action: 'review.submit',
      subject: { type: 'Review', id: row.id },
      after: { state, subject },
    });
    return row.id;
  } catch (error) {
    if (isUniqueViolation(error, 'reviews_pending')) {
      throw new AppError('badRequest', { cause: error });
    }
    throw error;
  }
}

/**
 * Makes one transition by one conditional UPDATE, so that only one of two concurrent calls
 * succeeds.
 *
 * @throws AppError `reviewNotFound`, or `reviewDecided` if the state does not allow it
 */
export async function moveReview(
  tx: Transaction,
  id: number,
  transition: ReviewTransition,
  change: Partial<Pick<ReviewRow, 'decidedBy' | 'decidedAt' | 'reason'>> = {},
): Promise<ReviewRow> {
  const { from, to } = reviewTransitions[transition];
  const [moved] = await tx
    .update(reviews)
    .set({ state: to, ...change })
    .where(and(eq(reviews.id, id), inArray(reviews.state, [...from] as ReviewState[])))
    .returning();
  if (moved !== undefined) return moved;
  const [known] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id));
  throw new AppError(known === undefined ? 'reviewNotFound' : 'reviewDecided');
}

/** Approves a revision, which publishes it at once, or rejects it with a reason. */
export async function decideReview(
  deps: Deps,
  decision: { id: number; staffId: number; reason: string | null },
): Promise<ReviewRow> {
  const { id, staffId, reason } = decision;
  const transition = reason === null ? 'pass' : 'reject';
  const actor = { kind: 'staff', id: staffId } as const;
  return inTransaction(deps, async (tx) => {
    const decided = { decidedBy: staffId, decidedAt: deps.clock.now(), reason };
    const row = await moveReview(tx, id, transition, decided);
    if (transition === 'pass') {
      const subject = deps.contributed('reviews').find(({ type }) => type === row.subjectType);
      if (subject === undefined) throw new Error(`Nothing publishes a ${row.subjectType}.`);
      await subject.publish(tx, deps, {
        subjectId: row.subjectId,
        revision: row.revision,
        actor,
      });
    }
    await recordAuditAndEvent(tx, deps, {
      actor,
      action: `review.${transition}`,
      subject: { type: 'Review', id },
      before: { state: 'pending' },
      after: { state: row.state, reason },
      event: {
        name: `review.${row.state}`,
        payload: {
          subjectType: row.subjectType,
          subjectId: row.subjectId,
          submittedBy: row.submittedBy,
          reason,
        },
      },
    });
    return row;
  });
}
