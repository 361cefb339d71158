import { useEffect } from 'react';
import type { RefObject } from 'react';
import { restoreFocus } from './restoreFocus/restoreFocus.ts';

/**
 * Keeps the keyboard focus in place, see `restoreFocus`.
 *
 * @param place the element that holds the controls, for as long as the part is mounted
 */
export function useFocusRestore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => (place.current ? restoreFocus(place.current) : undefined), [place]);
}
