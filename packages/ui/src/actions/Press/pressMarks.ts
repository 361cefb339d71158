import type { KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';

interface Marks {
  onPointerEnter?: ((event: PointerEvent<never>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<never>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<never>) => void) | undefined;
  onPointerUp?: ((event: PointerEvent<never>) => void) | undefined;
  onPointerCancel?: ((event: PointerEvent<never>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<never>) => void) | undefined;
  onKeyUp?: ((event: KeyboardEvent<never>) => void) | undefined;
}

type AnyEvent = SyntheticEvent & { pointerType?: string; key?: string };
type Handler = (event: AnyEvent) => void;

const release: Handler = ({ currentTarget }) => currentTarget.removeAttribute('data-pressed');
const press: Handler = ({ currentTarget, key }) => {
  if (key === undefined || key === 'Enter' || key === ' ') {
    currentTarget.setAttribute('data-pressed', '');
  }
};

const marks: Readonly<Record<keyof Marks, Handler>> = {
  // A finger does not hover, and would leave the mark behind.
  onPointerEnter: ({ currentTarget, pointerType }) => {
    if (pointerType !== 'touch') currentTarget.setAttribute('data-hovered', '');
  },
  onPointerLeave: (event) => {
    event.currentTarget.removeAttribute('data-hovered');
    release(event);
  },
  onPointerDown: press,
  onPointerUp: release,
  onPointerCancel: release,
  onKeyDown: press,
  onKeyUp: release,
};

/**
 * Handlers that mark a button or link as hovered and pressed with the attributes that styles read
 * (React Aria's), straight on the element: no state, so nothing renders for it. Handlers that `given`
 * brings run after ours.
 */
export function pressMarks(given: Marks): Marks {
  const made: Record<string, Handler> = {};
  for (const [name, mark] of Object.entries(marks)) {
    const theirs = given[name as keyof Marks] as Handler | undefined;
    made[name] = theirs
      ? (event) => {
          mark(event);
          theirs(event);
        }
      : mark;
  }
  return made;
}
