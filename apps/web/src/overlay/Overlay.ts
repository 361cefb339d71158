import type { ReactNode } from 'react';

/** A dialog over the screen. */
export interface Overlay {
  readonly id: number;
  readonly render: (close: () => void) => ReactNode;
}
