import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a right payment password is remembered without hashing it again. */
const REMEMBERED_MS = 2 * 60_000;
/** Maximum number of remembered users; the oldest entry makes room for a new one. */
const MAX_USERS = 10_000;

/** A key that only this process has; the stored values are meaningless without it. */
const key = randomBytes(32);
const known = new Map<number, { mac: Buffer; until: number }>();

const macOf = (userId: number, storedHash: string, given: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, storedHash, given]))
    .digest();

/**
 * Remembers that this payment password was right against this stored hash. Otherwise a series of
 * purchases would spend most of its time in argon2, which protects only the stored hash.
 */
export function rememberConfirmation(
  userId: number,
  storedHash: string,
  given: string,
  now: Date,
): void {
  known.delete(userId);
  const [longestKnown] = known.keys();
  if (known.size >= MAX_USERS && longestKnown !== undefined) known.delete(longestKnown);
  known.set(userId, {
    mac: macOf(userId, storedHash, given),
    until: now.getTime() + REMEMBERED_MS,
  });
}

/** Returns whether the same password was right against the same hash a moment ago. */
export function wasConfirmedRecently(
  userId: number,
  storedHash: string,
  given: string,
  now: Date,
): boolean {
  const entry = known.get(userId);
  if (entry === undefined || now.getTime() >= entry.until) return false;
  return timingSafeEqual(entry.mac, macOf(userId, storedHash, given));
}
