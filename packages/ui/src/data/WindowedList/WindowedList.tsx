import { memo, useEffect, useImperativeHandle } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { useWindow } from './useWindow.ts';
import type { RowId, WindowedSource } from './windowedSource.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './WindowedList.css.ts';

export interface WindowedListProps<Id extends RowId = RowId> extends RootProps {
  /** The kind of rows, for screen readers. */
  label: string;
  /** Where the order of rows is read from; the same object while it is the same list. */
  source: WindowedSource<Id>;
  /**
   * Renders a row, by a component that subscribes to its own data. Keep the same function, or all
   * rows are rendered again.
   */
  renderRow: (id: Id) => ReactNode;
  /** Px, the same for every row; what is in it must fit. @default 48 */
  rowHeight?: number | undefined;
  /** Called with the first row in sight and the one after the last, as they change: to load their pages. */
  onShow?: ((from: number, until: number) => void) | undefined;
  /** Shown where there is no row. @default the library's "Nothing here yet" */
  empty?: ReactNode;
}

interface RowProps<Id extends RowId> {
  /** Undefined while it is loading. */
  id: Id | undefined;
  /** From 0, of `count`. */
  index: number;
  /** Rows of the list. */
  count: number;
  /** Px. */
  height: number;
  /** The list's own; the same function from draw to draw. */
  render: (id: Id) => ReactNode;
}

function PlainRow<Id extends RowId>({ id, index, count, height, render }: RowProps<Id>) {
  const t = useText();
  return (
    <div
      role="listitem"
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy={id === undefined || undefined}
      data-row={index}
      className={styles.row}
      style={{ insetBlockStart: index * height, blockSize: height }}
    >
      {id === undefined ? (
        <span role="img" aria-label={t('common.loading')} className={styles.placeholder} />
      ) : (
        render(id)
      )}
    </div>
  );
}

/** One row, rendered again when it moves and never because another changed. */
const Row = memo(PlainRow) as typeof PlainRow;

/**
 * A list of thousands of equal rows, of which only the visible ones are rendered. It fills its
 * container's height.
 */
export function WindowedList<Id extends RowId>({
  label,
  source,
  renderRow,
  rowHeight = 48,
  onShow,
  empty,
  ref,
  className,
}: WindowedListProps<Id>) {
  const list = useWindow(source, rowHeight);
  const { place, order, rows, from, until } = list;
  useImperativeHandle(ref, () => place.current as HTMLElement, [place]);
  const { count } = order;
  useEffect(() => {
    if (until > from) onShow?.(from, until);
  }, [from, until, order, onShow]);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row]');
    if (row) list.setFocused(order.idAt(Number(row.dataset['row'])) ?? null);
  };
  return (
    <div
      {...rootProps({ ref: place, className }, styles.place)}
      role="group"
      aria-label={label}
      // The keyboard scrolls it, also where no row has a control.
      tabIndex={0}
      onScroll={list.read}
      onFocus={onFocus}
      onBlur={() => list.setFocused(null)}
    >
      {count === 0 && <div className={styles.empty}>{empty ?? <EmptyState />}</div>}
      <div
        role={count === 0 ? undefined : 'list'}
        aria-label={count === 0 ? undefined : label}
        className={styles.rows}
        style={{ blockSize: count * rowHeight }}
      >
        {rows.map((index) => {
          const id = order.idAt(index);
          return (
            <Row
              key={id ?? `at ${index}`}
              id={id}
              index={index}
              count={count}
              height={rowHeight}
              render={renderRow}
            />
          );
        })}
      </div>
    </div>
  );
}
