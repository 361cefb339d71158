import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '#platform/module/Deps.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { noteChange } from '#platform/fanOut/noteChange.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { DomainEvent, EventSubscription } from './DomainEvent.ts';
import { eventDeliveries, events } from './tables.ts';

/**
 * The job that delivers one event to all its subscribers. Each subscriber has its own transaction:
 * a failing one does not block the others, and only it is retried.
 */
export const deliverEvent = defineJob(
  'platform.deliverEvent',
  z.object({ eventId: z.number().int() }),
  async ({ eventId }, deps) => {
    const [row] = await deps.db.select().from(events).where(eq(events.id, eventId));
    if (row === undefined) return;
    const event: DomainEvent = {
      id: row.id,
      at: row.at,
      name: row.name,
      subject: { type: row.subjectType, id: row.subjectId },
      payload: row.payload as Record<string, unknown>,
    };
    const failures: unknown[] = [];
    for (const subscription of deps.subscriptions) {
      if (subscription.event !== event.name) continue;
      try {
        await deliverOnce(deps, event, subscription);
      } catch (error) {
        deps.log.error({ err: error, event: event.name, subscriber: subscription.subscriber });
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `event ${event.name} ${event.id}`);
  },
  { retryLimit: 10, retryDelaySeconds: 2, concurrency: 2 },
);

async function deliverOnce(
  deps: Deps,
  event: DomainEvent,
  subscription: EventSubscription<Deps>,
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const marked = await tx
      .insert(eventDeliveries)
      .values({
        eventId: event.id,
        subscriber: subscription.subscriber,
        deliveredAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: eventDeliveries.eventId });
    if (marked.length === 0) return;
    await subscription.handle(event, tx, deps);
    // Its writes follow from the change, such as the search index.
    noteChange(tx, event.subject);
  });
}
