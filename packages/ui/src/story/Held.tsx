import { useState } from 'react';
import type { ReactNode } from 'react';

export interface HeldProps<Values> {
  /** What is chosen and typed at first. */
  initial: Values;
  /** Draws what is held; `change` lays a part over it. */
  children: (values: Values, change: (part: Partial<Values>) => void) => ReactNode;
}

/** Holds what is chosen and typed in a story, as the app does on the site. */
export function Held<Values extends object>({ initial, children }: HeldProps<Values>) {
  const [values, setValues] = useState(initial);
  return children(values, (part) => setValues((held) => ({ ...held, ...part })));
}
