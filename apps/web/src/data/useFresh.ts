import { useEffect, useRef } from 'react';

/**
 * Asks again when a screen opens over an answer of before, and when the reader comes back to its
 * tab: money moves on other screens, in other tabs and by staff.
 */
export function useFresh(reading: { reload: () => Promise<void>; isLoading: boolean }): void {
  const latest = useRef(reading);
  latest.current = reading;
  useEffect(() => {
    const renew = (): void => {
      const { isLoading, reload } = latest.current;
      if (!isLoading) void reload();
    };
    renew();
    window.addEventListener('focus', renew);
    return () => window.removeEventListener('focus', renew);
  }, []);
}
