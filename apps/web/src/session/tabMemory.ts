import { tabStore } from '../browser/siteData/textStores.ts';

/** Prefix of a live room's entries in this tab. */
export const LIVE_MEMORY = 'rostra.live.';

/**
 * Prefixes of a user's data in this tab: drafts, waits for codes, keys of unconfirmed acts, and the
 * chat of their rooms.
 */
const PERSONAL = ['rostra.draft.', 'rostra.codeWait.', 'rostra.once.', LIVE_MEMORY];

/** Key of the owner of the drafts in this tab. */
const OWNER = 'rostra.owner';

/** The tab's data about its user. */
export const tabMemory = {
  /** Deletes everything: the browser's next user is a different person (AUTH-24). */
  forget(): void {
    for (const name of tabStore.names()) {
      if (name === OWNER || PERSONAL.some((prefix) => name.startsWith(prefix))) {
        tabStore.remove(name);
      }
    }
  },
  /** Assigns the tab to this user; data of a different user is deleted. */
  belongTo(userId: number): void {
    const owner = tabStore.read(OWNER);
    if (owner !== null && owner !== String(userId)) tabMemory.forget();
    tabStore.write(OWNER, String(userId));
  },
};
