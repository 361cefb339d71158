/** The number of rows rendered beyond each edge of the visible part. */
const OVERSCAN = 4;

/** The visible part of a list of equal rows. */
export interface View {
  /** Px from the top of the list. */
  top: number;
  /** Px in sight. */
  height: number;
}

/** The rendered rows. */
export interface RowsInSight {
  /** First of those in sight, with four beyond each edge, and the one after the last. */
  from: number;
  until: number;
  /** Their indices, and that of the row that has the focus. */
  rows: readonly number[];
}

/** Returns the rows to render out of `count`; `focused` is -1 while none of them has the focus. */
export function rowsInSight(
  count: number,
  rowHeight: number,
  { top, height }: View,
  focused: number,
): RowsInSight {
  const first = Math.floor(top / rowHeight) - OVERSCAN;
  const last = Math.ceil((top + height) / rowHeight) + OVERSCAN;
  const from = Math.min(Math.max(0, first), count);
  const until = Math.min(Math.max(0, last), count);
  const rows = Array.from({ length: until - from }, (_, offset) => from + offset);
  // Removing it would lose the focus.
  if (focused >= 0 && focused < from) rows.unshift(focused);
  if (focused >= until && focused < count) rows.push(focused);
  return { from, until, rows };
}
