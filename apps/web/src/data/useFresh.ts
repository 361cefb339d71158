import { useEffect, useRef } from 'react';

/**
 * Requests again when a screen opens over an older response, when it shows another part, and when the
 * reader returns to the tab: money also moves on other screens, in other tabs and by staff.
 *
 * @param shown names the visible part, such as a tab; a change requests again
 */
export function useFresh(
  reading: { reload: () => Promise<void>; isLoading: boolean },
  shown = '',
): void {
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
  }, [shown]);
}
