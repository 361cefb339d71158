import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** What is on the whole screen: nothing outside it is seen. Null while nothing is. */
export const useFullScreenElement = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement,
    () => null,
  );
