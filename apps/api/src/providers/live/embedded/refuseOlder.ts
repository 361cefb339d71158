import { LiveRefusal } from './LiveRefusal.ts';

/** The keys that prove a session's owner. */
export interface Ownership {
  /** Proves that a returning client is the one that left. */
  readonly key: string;
  /**
   * The key of an ended session with which its client returned; undefined: the client logged in.
   */
  readonly cameWith: string | undefined;
}

/**
 * Keeps the newer of a member's two clients (LCON-30, LCON-58). A client that returns to a replaced
 * session is the older one, regardless of when it learns of that; one without a key logs in again.
 * The key with which a client returned stays valid too, since the answer with its new key may have
 * been lost.
 *
 * @param living the member's session, if there is one
 * @param key of the session to which a client returns
 * @throws LiveRefusal `uid-conflict`
 */
export function refuseOlder(living: Ownership | undefined, key: string | undefined): void {
  if (living === undefined || key === undefined) return;
  if (key !== living.key && key !== living.cameWith) {
    throw new LiveRefusal('uid-conflict', 'Another client of this member has taken over');
  }
}
