/** A row's identity: what it is, wherever it stands. */
export type RowId = string | number;

/** The rows of a list at one moment. */
export interface WindowedOrder<Id extends RowId = RowId> {
  /** Rows, those included that are not loaded yet. */
  count: number;
  /** Undefined while the page that holds the row is on its way. */
  idAt: (index: number) => Id | undefined;
  /** Where a row stands, -1 for one that is gone. With it the place is kept when rows come in above. */
  indexOf?: ((id: Id) => number) | undefined;
}

/**
 * Where a windowed list reads its order from. What a row shows is no part of it: each row follows its
 * own data, so that a change of one draws one row.
 */
export interface WindowedSource<Id extends RowId = RowId> {
  /** The same object until rows come, go or change places. */
  order: () => WindowedOrder<Id>;
  /** Told when `order` gives another object; gives back what ends it. */
  subscribe: (onChange: () => void) => () => void;
}
