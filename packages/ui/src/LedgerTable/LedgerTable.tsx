import type { ReactNode } from 'react';
import * as styles from './LedgerTable.css.ts';

/** A column of a ledger. */
export interface LedgerColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right-aligned and tabular. @default false */
  isFigure?: boolean | undefined;
  /** Heads the card that a row is in narrow places. @default false */
  isTitle?: boolean | undefined;
}

export interface LedgerTableProps<Row> {
  /** Names the table to screen readers. */
  label: string;
  /** In reading order; in narrow places each is a line of the row's card. */
  columns: readonly LedgerColumn<Row>[];
  /** In the order to show; the app says what stands in place of none. */
  rows: readonly Row[];
  /** Stable and unique, by which React knows a row again. */
  rowKey: (row: Row) => number | string;
}

/** Said although the elements have them: a browser takes them from a table that is laid out as cards. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Rows of dates, words and figures: 44 px a row, one rule a row, no zebra (the look, section 8). On
 * narrow places (under 42.5 rem) each row is a card that names every fact; the roles keep it a table
 * for screen readers.
 */
export function LedgerTable<Row>({ label, columns, rows, rowKey }: LedgerTableProps<Row>) {
  const look = ({ isFigure = false, isTitle = false }: LedgerColumn<Row>) => ({
    isFigure,
    isTitle,
  });
  return (
    <div className={styles.frame}>
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
