import type { Transaction } from '#platform/database/Database.ts';

/** An event as its subscribers read it. */
export interface DomainEvent {
  id: number;
  at: Date;
  /** `<subject>.<what happened>`, for example `order.paid`. */
  name: string;
  subject: { type: string; id: string };
  /** Ids and plain values only; read the rows for the rest. */
  payload: Record<string, unknown>;
}

/**
 * Handles one event. Its writes through `tx` happen exactly once, since the "delivered" mark
 * commits with them. Effects outside the database belong in a job that the handler enqueues.
 */
export type EventHandler<Deps> = (event: DomainEvent, tx: Transaction, deps: Deps) => Promise<void>;

/** A subscription whose handler takes these dependencies. */
export interface EventSubscription<Deps> {
  /** The event's name. */
  event: string;
  /** Stable, unique for the event: it marks what has been delivered. */
  subscriber: string;
  handle: EventHandler<Deps>;
}
