import { useState } from 'react';
import type { ReactNode } from 'react';

export interface HeldProps<Values> {
  /** The initial values. */
  initial: Values;
  /** Renders the held values; `change` merges a part into them. */
  children: (values: Values, change: (part: Partial<Values>) => void) => ReactNode;
}

/** Holds the chosen and typed values of a story, as the app does on the site. */
export function Held<Values extends object>({ initial, children }: HeldProps<Values>) {
  const [values, setValues] = useState(initial);
  return children(values, (part) => setValues((held) => ({ ...held, ...part })));
}
