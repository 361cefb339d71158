/** A drawn document. */
export interface Drawn {
  /** An image has one. */
  readonly pages: number;
  /** Turns to a page; one after the last is the last. @throws Error when it cannot be drawn */
  readonly show: (page: number) => Promise<void>;
}
