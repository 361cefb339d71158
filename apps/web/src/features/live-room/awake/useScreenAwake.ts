import { useEffect } from 'react';
import { keepScreenAwake } from './keepScreenAwake.ts';

/** Keeps the user's screen on while `isActive`: nobody touches it while they listen. */
export function useScreenAwake(isActive: boolean): void {
  useEffect(
    () =>
      isActive
        ? keepScreenAwake({
            wakeLock: navigator.wakeLock,
            page: document,
          })
        : undefined,
    [isActive],
  );
}
