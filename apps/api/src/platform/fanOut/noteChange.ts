import type { Transaction } from '#platform/database/Database.ts';
import { publishWithCommit } from '#platform/database/transactionGuard.ts';

/** The subject of a change. */
export interface ChangedSubject {
  /** As in the audit trail, or a name of its own for changes without an audit row. */
  readonly type: string;
  readonly id: number | string;
}

/** The channel of changes: what was read before one is wrong now. */
export const CHANGES = 'changes';
/** The channel of counts that change often: what was read before may be shown for seconds. */
export const COUNTS = 'counts';

const idOf = ({ type, id }: ChangedSubject): string => `${type}:${id}`;

/** Returns the type of the subject that a message of these channels names. */
export const changedType = (id: string): string => id.slice(0, id.indexOf(':'));

/**
 * Notifies all processes of a change, with the commit of its transaction. `recordAuditAndEvent` does
 * it; call it for changes without an audit row that visitors see.
 */
export const noteChange = (tx: Transaction, subject: ChangedSubject): void =>
  publishWithCommit(tx, { channel: CHANGES, id: idOf(subject) });

/** Notifies all processes that counts of a subject have changed, such as views. */
export const noteCounts = (tx: Transaction, subject: ChangedSubject): void =>
  publishWithCommit(tx, { channel: COUNTS, id: idOf(subject) });
