/** Signed cents that a movement adds to an account. */
export interface PostingEntry {
  accountId: number;
  amount: number;
}

/**
 * Returns the entries to write for a movement: none of 0 cents, in the lock order of the accounts.
 *
 * @throws RangeError for a fraction of a cent
 */
export function postingEntries(entries: readonly PostingEntry[]): PostingEntry[] {
  const moving = entries.filter((entry) => entry.amount !== 0);
  for (const { amount } of moving) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole cents: ${amount}`);
  }
  return moving.toSorted((a, b) => a.accountId - b.accountId);
}
