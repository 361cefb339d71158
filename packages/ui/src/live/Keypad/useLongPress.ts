import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

/** Milliseconds until a press counts as holding. */
export const HOLD_MS = 500;
/** Distance in px that a finger may move meanwhile; more is a scroll. */
const SLIP = 10;

/**
 * Handles a long press, whose click then has no effect.
 *
 * @param onHold absent if there is no long press
 */
export function useLongPress(onHold: (() => void) | undefined, holdFor: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    /** Returns, once, whether the current click ends a long press. */
    wasLong: (): boolean => {
      const was = wasHeld.current;
      wasHeld.current = false;
      return was;
    },
    handlers: {
      onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
        wasHeld.current = false;
        start.current = { x, y };
        stop();
        if (button !== 0 || !onHold) return;
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          onHold();
        }, holdFor);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP) stop();
      },
      onPointerUp: stop,
      onPointerLeave: ({ buttons }: PointerEvent) => {
        stop();
        // Left while held, so no click will follow. (A finger leaves after lifting.)
        if (buttons !== 0) wasHeld.current = false;
      },
      onPointerCancel: stop,
      // On a phone a long press would open the browser's menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
