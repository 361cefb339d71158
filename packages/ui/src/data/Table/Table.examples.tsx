import { ReturnFigure } from '@rostra/ui/ReturnFigure';
import { Table } from '@rostra/ui/Table';
import type { TableColumn, TableSort } from '@rostra/ui/Table';
import { useState } from 'react';

const lines = [
  { name: 'Haoyuan Energy Storage', price: 32.05 },
  { name: 'Meridian Photonics', price: 128.4 },
];

/** Align numbers at the end, with equal decimals. */
export const Do = () => (
  <Table
    caption="Closing prices"
    columns={[
      { key: 'name', header: 'Company', render: ({ name }) => name },
      { key: 'price', header: 'HKD', align: 'end', render: ({ price }) => price.toFixed(2) },
    ]}
    rows={lines}
    getKey={({ name }) => name}
  />
);

/** Align numbers at the start, each with its own unit and decimals. */
export const Dont = () => (
  <Table
    caption="Closing prices, hard to compare"
    columns={[
      { key: 'name', header: 'Company', render: ({ name }) => name },
      { key: 'price', header: 'Price', render: ({ price }) => `HKD ${price}` },
    ]}
    rows={lines}
    getKey={({ name }) => name}
  />
);

interface Stock {
  ticker: string;
  name: string;
  change: number;
}

const columns: readonly TableColumn<Stock>[] = [
  { key: 'name', header: 'Company', render: ({ name }) => name },
  { key: 'ticker', header: 'Ticker', isWideOnly: true, render: ({ ticker }) => ticker },
  {
    key: 'change',
    header: 'Change',
    align: 'end',
    isSortable: true,
    render: ({ change }) => <ReturnFigure percent={change} />,
  },
];

/** Stocks that the reader can sort by their change. */
export function Example({ stocks }: { stocks: readonly Stock[] }) {
  const [sort, setSort] = useState<TableSort>({ key: 'change', isDescending: true });
  const direction = sort.isDescending ? -1 : 1;
  return (
    <Table
      caption="Stocks that you follow"
      columns={columns}
      rows={stocks.toSorted((a, b) => direction * (a.change - b.change))}
      getKey={({ ticker }) => ticker}
      sort={sort}
      onSort={setSort}
    />
  );
}
