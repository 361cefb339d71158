import { useEffect, useRef } from 'react';

/**
 * Asks again when a screen opens over an answer of before, when it shows another part of itself, and
 * when the reader comes back to its tab: money moves on other screens, in other tabs and by staff.
 *
 * @param shown names the part in sight, such as a tab: another name asks again
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
