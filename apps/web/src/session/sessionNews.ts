import { browserStore } from '../browser/siteData/textStores.ts';

/** What a tab writes for a moment, so that the other tabs hear of a log-in or log-out. */
export const SESSION_NEWS = 'rostra.session';

/**
 * Tells the other tabs of this browser that somebody logged in or out here. Where site data is
 * blocked, they notice with their next call.
 */
export function tellTabs(): void {
  browserStore.write(SESSION_NEWS, '1');
  browserStore.remove(SESSION_NEWS);
}
