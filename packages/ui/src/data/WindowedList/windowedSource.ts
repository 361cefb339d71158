/** A row's identity, independent of its position. */
export type RowId = string | number;

/** The rows of a list at one moment. */
export interface WindowedOrder<Id extends RowId = RowId> {
  /** Rows, those included that are not loaded yet. */
  count: number;
  /** Undefined while the page that holds the row is loading. */
  idAt: (index: number) => Id | undefined;
  /**
   * Returns a row's index, -1 for one that is gone. It keeps the scroll position when rows are
   * added above.
   */
  indexOf?: ((id: Id) => number) | undefined;
}

/**
 * The source of a windowed list's order. A row's content is no part of it: each row subscribes to
 * its own data, so a change of one renders one row.
 */
export interface WindowedSource<Id extends RowId = RowId> {
  /** The same object until rows come, go or move. */
  order: () => WindowedOrder<Id>;
  /** Calls back when `order` returns another object; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
}
