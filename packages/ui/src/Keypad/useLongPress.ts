import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

/** Ms that a key is held until it means its second thing. */
export const HOLD_MS = 500;
/** Px that a finger may move meanwhile: more is a scroll. */
const SLIP = 10;

/**
 * A press that is held does something else, and its click does nothing more.
 *
 * @param onHold absent where the press means one thing alone
 */
export function useLongPress(onHold: (() => void) | undefined, holdFor: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    /** Says whether the click that comes now ends a press that was held, once. */
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
        // Still held, and gone: no click will end it. (A finger leaves after it is lifted.)
        if (buttons !== 0) wasHeld.current = false;
      },
      onPointerCancel: stop,
      // On a phone the press that is held would open the browser's own menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
