import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useFullScreenElement } from '../../overlay/useFullScreenElement.ts';

/** The stage on the whole screen (LMED-01, LMED-02). */
export interface FullScreen {
  /** Of the stage's element. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly isSupported: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Puts the stage alone on the whole screen and back.
 *
 * @param refused told when the browser does not let it, as in a frame
 */
export function useFullScreen(refused: () => void): FullScreen {
  const stage = useRef<HTMLElement>(null);
  const element = useFullScreenElement();
  const isOn = element !== null;
  const toggle = (): void => {
    const change = isOn ? document.exitFullscreen() : stage.current?.requestFullscreen();
    change?.catch(refused);
  };
  return { stage, isSupported: document.fullscreenEnabled, isOn, toggle };
}

/**
 * Leaves full screen for what must be read or answered: dialogs stand outside the stage, where nobody
 * would see them.
 */
export function useLeaveFullScreen(mustLeave: boolean): void {
  const isOn = useFullScreenElement() !== null;
  useEffect(() => {
    // Who is out already need not be led out.
    if (mustLeave && isOn) document.exitFullscreen().catch(() => undefined);
  }, [mustLeave, isOn]);
}
