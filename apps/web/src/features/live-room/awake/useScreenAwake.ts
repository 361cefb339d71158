import { useEffect } from 'react';
import { keepScreenAwake } from './keepScreenAwake.ts';

/** Keeps the reader's screen on while `isActive`: nobody touches it while they listen. */
export function useScreenAwake(isActive: boolean): void {
  useEffect(
    () =>
      isActive
        ? keepScreenAwake({
            // Declared as always there, which it is not.
            wakeLock: navigator.wakeLock as WakeLock | undefined,
            page: document,
          })
        : undefined,
    [isActive],
  );
}
