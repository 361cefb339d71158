import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Returns the full-screen element, outside of which nothing is visible; null if there is none. */
export const useFullScreenElement = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement,
    () => null,
  );
