import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a right payment password is not hashed again. */
const REMEMBERED_MS = 2 * 60_000;
/** Users that are remembered at once; the longest known makes room. */
const MAX_USERS = 10_000;

/** Known to this process alone and gone with it: what is kept says nothing without it. */
const key = randomBytes(32);
const known = new Map<number, { mac: Buffer; until: number }>();

const macOf = (userId: number, storedHash: string, given: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, storedHash, given]))
    .digest();

/**
 * Remembers that this payment password was found right against this stored hash. Many purchases in
 * a row would else spend most of their time in argon2, which protects the stored hash, not the check.
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

/** Whether the same password was found right against the same hash a moment ago. */
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
