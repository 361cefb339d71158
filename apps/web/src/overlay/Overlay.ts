import type { ReactNode } from 'react';

/** A dialog that stands over the screen. */
export interface Overlay {
  readonly id: number;
  readonly render: (close: () => void) => ReactNode;
}
