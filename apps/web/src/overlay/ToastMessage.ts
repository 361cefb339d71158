export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** A short message at the edge of the page. */
export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** How often the same message came while it stood. */
  readonly count: number;
}
