import { LedgerTable } from '@rostra/ui/LedgerTable';

interface Refund {
  id: number;
  article: string;
  day: string;
  coins: string;
}

const refunds: readonly Refund[] = [
  { id: 1, article: 'Optical modules: testing is scarce', day: '3 Sep 2026', coins: '38.00' },
  { id: 2, article: 'Inverter orders, week 35', day: '30 Aug 2026', coins: '1,120.00' },
];

/** Mark figures as figures: digits of one place are below one another. */
export const Do = () => (
  <LedgerTable
    label="Refunds"
    rows={refunds}
    rowKey={({ id }) => id}
    columns={[
      { key: 'article', head: 'Article', cell: ({ article }) => article, isTitle: true },
      { key: 'coins', head: 'Coins', cell: ({ coins }) => coins, isFigure: true },
    ]}
  />
);

/** Treat amounts as text, and name no title for the narrow card. */
export const Dont = () => (
  <LedgerTable
    label="Refunds as text"
    rows={refunds}
    rowKey={({ id }) => id}
    columns={[
      { key: 'article', head: 'Article', cell: ({ article }) => article },
      { key: 'coins', head: 'Coins', cell: ({ coins }) => `${coins} coins` },
    ]}
  />
);

/** Shows rows of the app's own; the article heads each card in narrow containers. */
export const Example = ({ rows }: { rows: readonly Refund[] }) => (
  <LedgerTable
    label="Refunds"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'article', head: 'Article', cell: ({ article }) => article, isTitle: true },
      { key: 'day', head: 'Date', cell: ({ day }) => day },
      { key: 'coins', head: 'Coins', cell: ({ coins }) => coins, isFigure: true },
    ]}
  />
);
