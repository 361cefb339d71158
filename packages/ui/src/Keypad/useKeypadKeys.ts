import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { KEYPAD_KEYS } from './keypadKeys.ts';

const COLUMNS = 3;
const LAST = KEYPAD_KEYS.length - 1;

/** Where an arrow leads from a key; undefined for other keys of the keyboard. */
function placeAfter(arrow: string, at: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - COLUMNS,
    ArrowDown: at + COLUMNS,
    Home: 0,
    End: LAST,
  };
  const next = steps[arrow];
  return next === undefined || next < 0 || next > LAST ? undefined : next;
}

/**
 * The keyboard on the keys: arrows go from one to the next, figures, star and hash press their own, and
 * show it; Backspace removes.
 */
export function useKeypadKeys(press: (key: string) => void, remove: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const keyOf = (sign: string) =>
    place.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(sign)}"]`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const next = placeAfter(key, current);
    const isSign = key === '+' || KEYPAD_KEYS.some((one) => one.key === key);
    if (next === undefined && !isSign && key !== 'Backspace') return;
    event.preventDefault();
    if (next !== undefined) {
      setCurrent(next);
      keyOf(KEYPAD_KEYS[next]?.key ?? '')?.focus();
    } else if (isSign) {
      keyOf(key)?.setAttribute('data-pressed', '');
      press(key);
    } else remove();
  };
  return {
    place,
    current,
    setCurrent,
    onKeyDown,
    onKeyUp: ({ key }: KeyboardEvent) => keyOf(key)?.removeAttribute('data-pressed'),
  };
}
