import type { ReactNode } from 'react';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LedgerTable.css.ts';

/** A column of a ledger. */
export interface LedgerColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Shows numbers right-aligned with tabular digits. @default false */
  isFigure?: boolean | undefined;
  /** Used as the heading of a row's card in narrow containers. @default false */
  isTitle?: boolean | undefined;
}

export interface LedgerTableProps<Row> extends RootProps {
  /** Accessible name of the table. */
  label: string;
  /** In reading order; in narrow containers each is a line of the row's card. */
  columns: readonly LedgerColumn<Row>[];
  /** In display order; the app provides the empty state. */
  rows: readonly Row[];
  /** Returns a stable and unique key for React. */
  rowKey: (row: Row) => number | string;
}

/** Explicit although implied by the elements: browsers drop the roles of a table with a card layout. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table of dates, text and numbers: 44 px per row, one rule per row, no zebra stripes (the look,
 * section 8). In narrow containers (under 42.5 rem) each row is a card that labels every value. The
 * roles keep it a table for screen readers.
 */
export function LedgerTable<Row>({ label, columns, rows, rowKey, ...root }: LedgerTableProps<Row>) {
  const look = ({ isFigure = false, isTitle = false }: LedgerColumn<Row>) => ({
    isFigure,
    isTitle,
  });
  return (
    <div {...rootProps(root, styles.frame)}>
      <table {...roles.table} aria-label={label} className={styles.table}>
        <thead {...roles.group} className={styles.heads}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.head}
                scope="col"
                className={styles.head(look(column))}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={styles.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row} className={styles.row}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...roles.cell}
                  data-head={column.head}
                  className={styles.cell(look(column))}
                >
                  <div className={styles.value}>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
