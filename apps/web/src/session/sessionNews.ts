/** What a tab writes for a moment, so that the other tabs hear of a log-in or log-out. */
export const SESSION_NEWS = 'rostra.session';

/** Tells the other tabs of this browser that somebody logged in or out here. */
export function tellTabs(): void {
  try {
    localStorage.setItem(SESSION_NEWS, '1');
    localStorage.removeItem(SESSION_NEWS);
  } catch {
    // Where storage is closed, the other tabs notice with their next call.
  }
}
