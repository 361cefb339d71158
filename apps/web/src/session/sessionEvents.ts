import { browserStore } from '../browser/siteData/textStores.ts';

/** Key that a tab writes briefly, to notify the other tabs of a login or logout. */
export const SESSION_NEWS = 'rostra.session';

/**
 * Notifies the other tabs of this browser of a login or logout. If site data is blocked, they notice
 * with their next call.
 */
export function notifyTabs(): void {
  browserStore.write(SESSION_NEWS, '1');
  browserStore.remove(SESSION_NEWS);
}
