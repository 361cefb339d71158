import { useState, useSyncExternalStore } from 'react';

interface Arrival {
  subscribe: (tell: () => void) => () => void;
  isOver: () => boolean;
  /** For what came from the server: over before it began. */
  end: () => boolean;
}

function arrival(): Arrival {
  let isOver = false;
  const end = () => (isOver = true);
  return {
    subscribe: (tell) => {
      const frame = requestAnimationFrame(() => {
        end();
        tell();
      });
      return () => cancelAnimationFrame(frame);
    },
    isOver: () => isOver,
    end,
  };
}

/**
 * False until a frame has passed since the component came into the page. What is said of itself stands
 * there as a region first (`role="status"`), and its words come into it after that: some readers are silent
 * about a status that comes with its words. True from the start in a page that came from the server: its
 * words are news to nobody, and are seen without scripts.
 */
export function useLate(): boolean {
  const [{ subscribe, isOver, end }] = useState(arrival);
  return useSyncExternalStore(subscribe, isOver, end);
}
