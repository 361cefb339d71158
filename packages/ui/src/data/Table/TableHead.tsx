import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import * as styles from './Table.css.ts';

/** The order of a table's rows. */
export interface TableSort {
  /** The column's key. */
  key: string;
  /** The largest, or the latest, comes first. @default false */
  isDescending?: boolean | undefined;
}

interface TableHeadProps {
  /** The column's key. */
  id: string;
  /** The column's content. */
  header: string;
  /** The style of a header in this position. */
  className: string;
  /** How the rows are sorted. */
  sort: TableSort | undefined;
  /** Without it the header is text alone. */
  onSort: ((sort: TableSort) => void) | undefined;
}

/**
 * The header of a column; a sortable one is a button that exposes the sort column and direction.
 */
export function TableHead({ id, header, className, sort, onSort }: TableHeadProps) {
  if (!onSort)
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  const isSorted = sort?.key === id;
  const isDescending = isSorted && sort.isDescending === true;
  const way = isDescending ? 'descending' : 'ascending';
  const sign = isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} {...(isSorted ? { 'aria-sort': way } : {})}>
      <PlainButton
        className={styles.sorter}
        onPress={() => onSort({ key: id, isDescending: isSorted && !isDescending })}
      >
        <span>{header}</span>
        <Icon icon={isSorted ? sign : ArrowUpDown} size="sm" />
      </PlainButton>
    </th>
  );
}
