import { OrderTable } from '@rostra/ui/OrderTable';
import type { OrderTableProps } from '@rostra/ui/OrderTable';
import { sampleWords } from '../../story/samples/words.ts';

const order: OrderTableProps['rows'][number] = {
  id: 1,
  title: 'Optical modules: the shortage moved from lasers to testing',
  href: '#article',
  date: '3 Sep 2026',
  paidWith: 'balance',
  price: 38,
  state: 'paid',
};
const table = { t: sampleWords('en').t, label: 'Purchased articles', thing: 'Article' };

/** Link the title to the purchase. */
export const Do = () => <OrderTable {...table} rows={[order]} />;

/** Show a title without a way to what was bought. */
export const Dont = () => (
  <OrderTable
    {...table}
    label="Purchases"
    rows={[{ ...order, title: 'Article no. 1', href: undefined }]}
  />
);

/** Shows a page of orders from the server, newest first. */
export const Example = ({ t, rows }: Pick<OrderTableProps, 't' | 'rows'>) => (
  <OrderTable t={t} label="Purchased articles" thing="Article" rows={rows} />
);
