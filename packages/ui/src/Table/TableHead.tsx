import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
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
  /** What the column holds. */
  header: string;
  /** The look of a head in this place. */
  className: string;
  /** How the rows are sorted. */
  sort: TableSort | undefined;
  /** Without it the head is words alone. */
  onSort: ((sort: TableSort) => void) | undefined;
}

/** The head of a column; where it sorts, a button that says by which column and which way rows stand. */
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
