import { useState, useSyncExternalStore } from 'react';

interface Arrival {
  subscribe: (notify: () => void) => () => void;
  isOver: () => boolean;
  /** For what came from the server: over before it began. */
  end: () => boolean;
}

function arrival(): Arrival {
  let isOver = false;
  const end = () => (isOver = true);
  return {
    subscribe: (notify) => {
      const frame = requestAnimationFrame(() => {
        end();
        notify();
      });
      return () => cancelAnimationFrame(frame);
    },
    isOver: () => isOver,
    end,
  };
}

/**
 * Returns false until a frame has passed since the component was mounted. Its status region
 * (`role="status"`) mounts first, and its text follows. Some screen readers ignore a status that
 * mounts with its text. True from the start in a page from the server: its text is not new, and is
 * visible without scripts.
 */
export function useLate(): boolean {
  const [{ subscribe, isOver, end }] = useState(arrival);
  return useSyncExternalStore(subscribe, isOver, end);
}
