import { useEffect } from 'react';

/**
 * Asks before the page is closed or loaded anew, while something would be lost by it. Fields need no
 * guard: `useDraft` keeps them.
 */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive]);
}
