import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useFullScreenElement } from '../../../overlay/useFullScreenElement.ts';

/** The stage in full screen (LMED-01, LMED-02). */
export interface FullScreen {
  /** Ref of the stage's element. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly isSupported: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Toggles full screen for the stage alone.
 *
 * @param refused called if the browser refuses, as in a frame
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
 * Leaves full screen for content that must be read or answered. Dialogs are outside the stage, where
 * nobody would see them.
 */
export function useLeaveFullScreen(mustLeave: boolean): void {
  const isOn = useFullScreenElement() !== null;
  useEffect(() => {
    // The exit fails if full screen is already off.
    if (mustLeave && isOn) document.exitFullscreen().catch(() => undefined);
  }, [mustLeave, isOn]);
}
