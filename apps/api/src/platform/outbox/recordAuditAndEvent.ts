import type { Transaction } from '#platform/database/Database.ts';
import { noteChange } from '#platform/fanOut/noteChange.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import { deliverEvent } from './deliverEvent.ts';
import { auditEntries, events } from './tables.ts';

/** The author of a change. `system` is a job. */
export type Actor = { kind: 'user' | 'staff'; id: number } | { kind: 'system' };

/** A change as the audit log records it, with its event. */
export interface AuditedChange {
  actor: Actor;
  /** `<subject>.<verb>`, for example `article.publish`. */
  action: string;
  subject: { type: string; id: number | string };
  /** The values before and after: the changed fields only, never a secret. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The event for subscribers, if any. */
  event?: {
    name: string;
    payload?: Record<string, unknown>;
    /** Delivered before waiting events: a right has ended that a session may still rely on. */
    isUrgent?: true;
  };
}

/**
 * Writes the audit row of a change and, with `event`, the resulting event, in the transaction of
 * the change. Subscribers get the event after the commit, at least once; the other processes are
 * notified of the changed subject.
 */
export async function recordAuditAndEvent(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  change: AuditedChange,
): Promise<void> {
  const at = deps.clock.now();
  const subjectType = change.subject.type;
  const subjectId = String(change.subject.id);
  await tx.insert(auditEntries).values({
    at,
    actorKind: change.actor.kind,
    actorId: change.actor.kind === 'system' ? null : change.actor.id,
    action: change.action,
    subjectType,
    subjectId,
    before: change.before ?? null,
    after: change.after ?? null,
  });
  noteChange(tx, change.subject);
  if (change.event === undefined) return;
  const [event] = await tx
    .insert(events)
    .values({
      at,
      name: change.event.name,
      subjectType,
      subjectId,
      payload: change.event.payload ?? {},
    })
    .returning({ id: events.id });
  if (event === undefined) throw new Error('An event row was not written.');
  const id = jobId('deliverEvent', event.id);
  const isUrgent = change.event.isUrgent ?? false;
  await deps.jobs.enqueue(tx, deliverEvent, { eventId: event.id }, { id, isUrgent });
}
