import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { useText } from '../TextProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Figures stand at the end, tabular. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Left out on phones, where three columns have room. @default false */
  isWideOnly?: boolean | undefined;
}

export interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  /** In the order to show; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** In the order to show. */
  rows: readonly Row[];
  /** Unique in the table; keeps a row the same when others come or go. */
  getKey: (row: Row) => string | number;
  /** The reader's own row. */
  isOwn?: ((row: Row) => boolean) | undefined;
  /** In place of the rows when there are none. @default the library's "No rows yet" */
  empty?: ReactNode;
}

/** Rows to compare: one rule a row, no zebra, figures at the end. The first column names the row. */
export function Table<Row>({ caption, columns, rows, getKey, isOwn, empty }: TableProps<Row>) {
  const t = useText();
  if (rows.length === 0) return <>{empty ?? <EmptyState title={t('table.empty')} />}</>;
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align = 'start', isWideOnly = false }) => (
              <th key={key} scope="col" className={styles.head({ align, isWideOnly })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)} className={styles.row({ isOwn: isOwn?.(row) ?? false })}>
              {columns.map(({ key, render, align = 'start', isWideOnly = false }) => (
                <td key={key} className={styles.cell({ align, isWideOnly })}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
