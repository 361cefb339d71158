/** A document that is drawn. */
export interface Drawn {
  /** A picture has one. */
  readonly pages: number;
  /** Turns to a page; one behind the last is the last. @throws Error when it cannot be drawn */
  readonly show: (page: number) => Promise<void>;
}
