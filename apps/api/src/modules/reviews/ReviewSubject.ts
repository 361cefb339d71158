import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Actor } from '#platform/outbox/recordChange.ts';

/** A revision that has just passed. */
export interface PassedRevision {
  subjectId: number;
  /** As it was handed in to `submitRevision`. */
  revision: unknown;
  actor: Actor;
}

/** What a module does with revisions of its kind of things. */
export interface ReviewSubject {
  /** The name under which it hands revisions in. */
  type: string;
  /** Puts a passed revision in place of the one before, in the transaction of the decision. */
  publish: (tx: Transaction, deps: Deps, passed: PassedRevision) => Promise<void>;
}
