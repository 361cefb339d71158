/** Begins the names of what a live room keeps in this tab. */
export const LIVE_MEMORY = 'rostra.live.';

/**
 * What this tab keeps of a person: drafts, waits for codes, keys of acts that are not confirmed yet,
 * the chat of his rooms.
 */
const PERSONAL = ['rostra.draft.', 'rostra.codeWait.', 'rostra.once.', LIVE_MEMORY];

/** Whose the drafts in this tab are. */
const OWNER = 'rostra.owner';

/** What a tab keeps of the person at it. Where storage is closed, it keeps nothing. */
export const tabMemory = {
  /** Forgets everything: the next person at this browser is another one (AUTH-24). */
  forget(): void {
    try {
      for (const key of Object.keys(sessionStorage)) {
        if (key === OWNER || PERSONAL.some((prefix) => key.startsWith(prefix))) {
          sessionStorage.removeItem(key);
        }
      }
    } catch {
      // Nothing is kept then.
    }
  },
  /** From now on the tab is this user's; what another one left in it is forgotten. */
  belongTo(userId: number): void {
    try {
      const owner = sessionStorage.getItem(OWNER);
      if (owner !== null && owner !== String(userId)) tabMemory.forget();
      sessionStorage.setItem(OWNER, String(userId));
    } catch {
      // Nothing is kept then.
    }
  },
};
