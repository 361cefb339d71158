import { useEffect, useRef } from 'react';

/**
 * Asks again when a screen opens over an answer of before: money moves on other screens, in other
 * tabs and by staff.
 */
export function useFresh(reading: { reload: () => Promise<void>; isLoading: boolean }): void {
  const first = useRef(reading);
  useEffect(() => {
    const { isLoading, reload } = first.current;
    if (!isLoading) void reload();
  }, []);
}
