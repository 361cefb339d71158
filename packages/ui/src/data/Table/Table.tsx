import type { ReactNode } from 'react';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { TableHead } from './TableHead.tsx';
import type { TableSort } from './TableHead.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Numbers are aligned at the end, tabular. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Left out on phones, where three columns have room. @default false */
  isWideOnly?: boolean | undefined;
  /** Its head is a button that sorts by it, where the table has `onSort`. @default false */
  isSortable?: boolean | undefined;
}

export interface TableProps<Row> extends RootProps {
  /** The table's content in a few words, for screen readers. */
  caption: string;
  /** In the order to show; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** In the order to show. */
  rows: readonly Row[];
  /** Unique in the table; keeps a row's identity when others come or go. */
  getKey: (row: Row) => string | number;
  /** How the rows are sorted; the app sorts them. */
  sort?: TableSort | undefined;
  /** Receives the requested order: a new column, or the same one reversed. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The reader's own row. */
  isOwn?: ((row: Row) => boolean) | undefined;
  /** Shown in place of the rows when there are none. @default the library's "No records yet" */
  empty?: ReactNode;
}

/** Rows to compare: one rule a row, no zebra, figures at the end. The first column names the row. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getKey, sort, onSort, isOwn, empty } = props;
  const t = useText();
  if (rows.length === 0) return <>{empty ?? <EmptyState ref={props.ref} className={props.className} title={t('table.empty')} />}</>;
  return (
    <div {...rootProps(props, styles.scroll)} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(
              ({ key, header, align = 'start', isWideOnly = false, isSortable = false }) => (
                <TableHead
                  key={key}
                  id={key}
                  header={header}
                  className={styles.head({ align, isWideOnly })}
                  sort={sort}
                  onSort={isSortable ? onSort : undefined}
                />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)} className={styles.row({ isOwn: isOwn?.(row) ?? false })}>
              {columns.map(({ key, render, align = 'start', isWideOnly = false }, index) => {
                const className = styles.cell({ align, isWideOnly });
                return index === 0 ? (
                  <th key={key} scope="row" className={className}>
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={className}>
                    {render(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
