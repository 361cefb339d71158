import { useEffect, useState } from 'react';

/** The page on the whole screen (LMED-01, LMED-02). */
export interface FullScreen {
  readonly isSupported: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Puts the page on the whole screen and back. */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = (): void => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused, as in a frame: the button goes on saying what it does.
    change.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle };
}
