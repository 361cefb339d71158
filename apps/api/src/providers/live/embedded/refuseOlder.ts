import { LiveRefusal } from './LiveRefusal.ts';

/** What a session knows of the client whose it is. */
export interface Ownership {
  /** Proves that a returning client is the one that left. */
  readonly key: string;
  /** The key with which its client came, of a session that had ended; undefined: he logged in. */
  readonly cameWith: string | undefined;
}

/**
 * Of two clients of one member the newer stays (LCON-30, LCON-58): who comes back to a session that
 * another has replaced meanwhile is the older one, however late he hears of it. Who brings no key logs
 * in anew. The key with which a client came is his too: he may not have heard the answer with his new one.
 *
 * @param living the member's session, if he has one
 * @param key of the session to which a client comes back
 * @throws LiveRefusal `uid-conflict`
 */
export function refuseOlder(living: Ownership | undefined, key: string | undefined): void {
  if (living === undefined || key === undefined) return;
  if (key !== living.key && key !== living.cameWith) {
    throw new LiveRefusal('uid-conflict', 'Another client of this member has taken over');
  }
}
