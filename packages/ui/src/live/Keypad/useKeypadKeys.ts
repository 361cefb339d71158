import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { KEYPAD_KEYS } from './keypadKeys.ts';

const COLUMNS = 3;
const LAST = KEYPAD_KEYS.length - 1;

/** Returns the key that an arrow key moves to; undefined for other keys. */
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

/** Handles the keyboard: arrow keys move between keys, digits, star and pound press theirs, and Backspace removes. */
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
