import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { perProcess } from '#platform/module/ProcessState.ts';

/** How long a right payment password is remembered without hashing it again. */
const REMEMBERED_MS = 2 * 60_000;
/** Maximum number of remembered users; the oldest entry makes room for a new one. */
const MAX_USERS = 10_000;

/** The payment passwords that were right a moment ago, as values meaningless outside of the process. */
export class RecentConfirmations {
  readonly #key = randomBytes(32);
  readonly #known = new Map<number, { mac: Buffer; until: number }>();

  /**
   * Remembers that this payment password was right against this stored hash. Otherwise a series of
   * purchases would spend most of its time in argon2, which protects only the stored hash.
   */
  remember(userId: number, storedHash: string, given: string, now: Date): void {
    this.#known.delete(userId);
    const [longestKnown] = this.#known.keys();
    if (this.#known.size >= MAX_USERS && longestKnown !== undefined)
      this.#known.delete(longestKnown);
    this.#known.set(userId, {
      mac: this.#macOf(userId, storedHash, given),
      until: now.getTime() + REMEMBERED_MS,
    });
  }

  /** Returns whether the same password was right against the same hash a moment ago. */
  has(userId: number, storedHash: string, given: string, now: Date): boolean {
    const entry = this.#known.get(userId);
    if (entry === undefined || now.getTime() >= entry.until) return false;
    return timingSafeEqual(entry.mac, this.#macOf(userId, storedHash, given));
  }

  #macOf(userId: number, storedHash: string, given: string): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([userId, storedHash, given]))
      .digest();
  }
}

/** Returns the confirmations that this process remembers. */
export const confirmationsOf = perProcess(() => new RecentConfirmations());
