import { LISTS } from './newState.ts';

/** Returns the list right before a control, or before the element that holds only the control. */
export function listBefore(control: Element): Element | undefined {
  const holder = control.previousElementSibling ? control : control.parentElement;
  const before = holder?.previousElementSibling;
  return before?.matches(LISTS) ? before : (before?.querySelector(LISTS) ?? undefined);
}
