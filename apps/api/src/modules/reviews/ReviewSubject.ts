import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';

/** A revision that was just approved. */
export interface PassedRevision {
  subjectId: number;
  /** As submitted to `submitRevision`. */
  revision: unknown;
  actor: Actor;
}

/** A kind of item whose revisions staff review, as its module declares it. */
export interface ReviewSubject {
  /** The subject type under which it submits revisions. */
  type: string;
  /**
   * Publishes an approved revision in place of the previous one, in the transaction of the
   * decision.
   */
  publish: (tx: Transaction, deps: Deps, passed: PassedRevision) => Promise<void>;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    reviews: ReviewSubject;
  }
}
