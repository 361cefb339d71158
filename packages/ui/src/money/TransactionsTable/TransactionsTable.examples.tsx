import { TransactionsTable } from '@rostra/ui/TransactionsTable';
import type { TransactionsTableProps } from '@rostra/ui/TransactionsTable';
import { sampleWords } from '../../story/samples/words.ts';

const words = sampleWords('en').t;
const purchase: TransactionsTableProps['rows'][number] = {
  id: 1,
  time: '3 Sep 2026, 15:20',
  kind: 'purchase',
  info: 'Optical modules: the shortage moved from lasers to testing',
  points: -18,
  balance: 506,
  giftPoints: -20,
  giftBalance: 20,
};

/** Keep paid and gift coins apart: one purchase may use both. */
export const Do = () => <TransactionsTable t={words} rows={[purchase]} />;

/** Add them up: the gift part of a refund cannot be explained. */
export const Dont = () => (
  <TransactionsTable
    t={words}
    rows={[{ ...purchase, points: -38, balance: 526, giftPoints: 0, giftBalance: 0 }]}
  />
);

/** Shows a page of transactions; the server returns the balance after each. */
export const Example = ({ t, rows }: TransactionsTableProps) => (
  <TransactionsTable t={t} rows={rows} />
);
