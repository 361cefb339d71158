import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Lease } from './Lease.ts';
import { leases } from './tables.ts';

/** Ms without a renewal after which another instance may take a lease. */
export const LEASE_MS = 15_000;
/** Ms between two renewals, and between two attempts of a waiting instance. */
export const RENEW_EVERY_MS = 1000;

/** Name and holder of a lease, and its callbacks. */
export interface DatabaseLeaseSettings {
  readonly db: Database;
  /** The name of the work. */
  readonly name: string;
  /** Identifies this instance among all that have ever run. */
  readonly holder: string;
  /** Monotonic ms, from an arbitrary start. */
  readonly monotonicMs: () => number;
  /** The lease is this instance's; called once. */
  readonly taken: () => void;
  /** Another instance has taken the lease; this one must stop at once. */
  readonly lost: () => void;
  /** A check failed: the database is unavailable. */
  readonly report: (error: unknown) => void;
}

/**
 * A lease stored as a row of the database. Its holder renews it; after `LEASE_MS` without a
 * renewal, the first instance that checks takes it. While the database is unavailable nobody can
 * take it, and the former holder regains it with its next renewal.
 */
export class DatabaseLease implements Lease {
  readonly #settings: DatabaseLeaseSettings;
  /** The time until which a renewal is valid, by the clock of this process. */
  #heldUntil = Number.NEGATIVE_INFINITY;
  #hasTaken = false;
  #isOver = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The running check: a slow database gets no second one. */
  #look: Promise<void> | undefined;

  constructor(settings: DatabaseLeaseSettings) {
    this.#settings = settings;
  }

  get isHeld(): boolean {
    return !this.#isOver && this.#settings.monotonicMs() < this.#heldUntil;
  }

  /**
   * Checks once, then every `RENEW_EVERY_MS`. Resolves after the first check, regardless of its
   * result.
   */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), RENEW_EVERY_MS);
    await this.look();
  }

  /** Renews the lease, or takes it if it is free. */
  look(): Promise<void> {
    this.#look ??= this.#renew()
      .catch((error: unknown) => this.#settings.report(error))
      .finally(() => (this.#look = undefined));
    return this.#look;
  }

  /** Releases the lease, so that another instance need not wait for its expiry. */
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
    // Counted from before the query, since its answer may have taken long.
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
