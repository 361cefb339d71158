import type { ReactNode } from 'react';
import * as styles from './LedgerTable.css.ts';

/** A column of a ledger. */
export interface LedgerColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right-aligned and tabular. @default false */
  isFigure?: boolean | undefined;
  /** Left out on phones, where three columns have room. @default false */
  isWideOnly?: boolean | undefined;
}

export interface LedgerTableProps<Row> {
  /** Names the table to screen readers. */
  label: string;
  columns: readonly LedgerColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number | string;
}

/** Rows of dates, words and figures: 44 px a row, one rule a row, no zebra (the look, section 8). */
export function LedgerTable<Row>({ label, columns, rows, rowKey }: LedgerTableProps<Row>) {
  const look = ({ isFigure = false, isWideOnly = false }: LedgerColumn<Row>) => ({
    isFigure,
    isWideOnly,
  });
  return (
    <div className={styles.frame}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={styles.head(look(column))}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <td key={column.key} className={styles.cell(look(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
