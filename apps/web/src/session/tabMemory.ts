import { tabStore } from '../browser/siteData/textStores.ts';

/** Begins the names of what a live room keeps in this tab. */
export const LIVE_MEMORY = 'rostra.live.';

/**
 * What this tab keeps of a person: drafts, waits for codes, keys of acts that are not confirmed yet,
 * the chat of his rooms.
 */
const PERSONAL = ['rostra.draft.', 'rostra.codeWait.', 'rostra.once.', LIVE_MEMORY];

/** Whose the drafts in this tab are. */
const OWNER = 'rostra.owner';

/** What a tab keeps of the person at it. */
export const tabMemory = {
  /** Forgets everything: the next person at this browser is another one (AUTH-24). */
  forget(): void {
    for (const name of tabStore.names()) {
      if (name === OWNER || PERSONAL.some((prefix) => name.startsWith(prefix))) {
        tabStore.remove(name);
      }
    }
  },
  /** From now on the tab is this user's; what another one left in it is forgotten. */
  belongTo(userId: number): void {
    const owner = tabStore.read(OWNER);
    if (owner !== null && owner !== String(userId)) tabMemory.forget();
    tabStore.write(OWNER, String(userId));
  },
};
