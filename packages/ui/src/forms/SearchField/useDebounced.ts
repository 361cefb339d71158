import { useEffect, useRef } from 'react';

/** How long typing rests before a search starts, in ms (platform §9). */
export const SEARCH_DEBOUNCE = 600;

/**
 * Returns a function that calls the newest `act` with its last argument once `delay` ms have passed
 * without another call. `cancel` drops a waiting call; unmounting does too.
 */
export function useDebounced<T>(act: (value: T) => void, delay = SEARCH_DEBOUNCE) {
  const newest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useRef({
    cancel: () => clearTimeout(timer.current),
    call: (value: T) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(value), delay);
    },
  }).current;
}
