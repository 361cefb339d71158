import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Lease } from './Lease.ts';
import { leases } from './tables.ts';

/** Ms without a renewal after which another instance may take a lease. */
export const LEASE_MS = 15_000;
/** Ms between two renewals, and between two tries of an instance that waits. */
export const RENEW_EVERY_MS = 1000;

export interface DatabaseLeaseSettings {
  readonly db: Database;
  /** Names the work. */
  readonly name: string;
  /** Names this instance among all that have ever run. */
  readonly holder: string;
  /** Ms of a clock that is never set, from any beginning. */
  readonly monotonicMs: () => number;
  /** It is this instance's turn; called once. */
  readonly taken: () => void;
  /** Another instance has taken the lease from this one, which must stop at once. */
  readonly lost: () => void;
  /** A look failed: the database is away. */
  readonly report: (error: unknown) => void;
}

/**
 * A lease that is a row of the database. Its holder renews it; when the holder is gone for `LEASE_MS`,
 * the first instance that looks takes it. While the database is away nobody can take it, and the old
 * holder has it back with its next renewal.
 */
export class DatabaseLease implements Lease {
  readonly #settings: DatabaseLeaseSettings;
  /** Until when a renewal counts, by the clock of this process. */
  #heldUntil = Number.NEGATIVE_INFINITY;
  #hasTaken = false;
  #isOver = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The look that runs now: a slow database gets no second one. */
  #look: Promise<void> | undefined;

  constructor(settings: DatabaseLeaseSettings) {
    this.#settings = settings;
  }

  get isHeld(): boolean {
    return !this.#isOver && this.#settings.monotonicMs() < this.#heldUntil;
  }

  /** Looks once, then each `RENEW_EVERY_MS`. Resolves after the first look, whatever it found. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), RENEW_EVERY_MS);
    await this.look();
  }

  /** Renews the lease, or takes it where it is free. */
  look(): Promise<void> {
    this.#look ??= this.#renew()
      .catch((error: unknown) => this.#settings.report(error))
      .finally(() => (this.#look = undefined));
    return this.#look;
  }

  /** Gives the lease back, so that another instance need not wait for its end. */
  async release(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.#look;
    const { db, name, holder } = this.#settings;
    await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
  }

  async #renew(): Promise<void> {
    if (this.#isOver) return;
    const { db, name, holder, monotonicMs, taken, lost } = this.#settings;
    // Counted from before the question: the answer may have been long on its way.
    const heldUntil = monotonicMs() + LEASE_MS;
    const expiresAt = sql`now() + make_interval(secs => ${LEASE_MS / 1000})`;
    const mine = await db
      .insert(leases)
      .values({ name, holder, expiresAt })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, expiresAt },
        setWhere: sql`${leases.holder} = ${holder} or ${leases.expiresAt} < now()`,
      })
      .returning({ name: leases.name });
    if (mine.length > 0) {
      this.#heldUntil = heldUntil;
      if (this.#hasTaken) return;
      this.#hasTaken = true;
      taken();
    } else if (this.#hasTaken) {
      this.#isOver = true;
      clearInterval(this.#timer);
      lost();
    }
  }
}
