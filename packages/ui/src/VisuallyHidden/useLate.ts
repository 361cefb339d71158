import { useState, useSyncExternalStore } from 'react';

interface Arrival {
  isOver: boolean;
  subscribe: (tell: () => void) => () => void;
}

function arrival(): Arrival {
  const state: Arrival = {
    isOver: false,
    subscribe: (tell) => {
      const frame = requestAnimationFrame(() => {
        state.isOver = true;
        tell();
      });
      return () => cancelAnimationFrame(frame);
    },
  };
  return state;
}

/**
 * False until a frame has passed since the component came into the page. What is said of itself stands
 * there as a region first (`role="status"`), and its words come into it after that: some readers are silent
 * about a status that comes with its words. True from the start in a page that came from the server: its
 * words are news to nobody, and are seen without scripts.
 */
export function useLate(): boolean {
  const [state] = useState(arrival);
  return useSyncExternalStore(
    state.subscribe,
    () => state.isOver,
    () => (state.isOver = true),
  );
}
