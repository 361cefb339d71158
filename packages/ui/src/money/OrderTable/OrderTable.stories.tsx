import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { orderTableStates } from './OrderTable.states.ts';
import { OrderTable } from './OrderTable.tsx';
import type { OrderRow } from './OrderTable.tsx';

const meta = {
  title: 'Money/OrderTable',
  component: OrderTable,
  args: accountSample('en').OrderTable,
  render: (_args, context) => <OrderTable {...accountSample(localeOf(context)).OrderTable} />,
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  OrderTable,
  orderTableStates,
  (s) => accountSample(localeOfSample(s)).OrderTable,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/**
 * The title opens the bought item; an item that no longer exists is marked as such and takes no
 * focus.
 */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const { t, label, rows } = accountSample(localeOf({ globals })).OrderTable;
    const [there, gone] = rows as [OrderRow, OrderRow];
    const table = within(canvas.getByRole('table', { name: label }));
    const [, first, second] = table.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    const link = within(first).getByRole('link', { name: there.title });
    await expect(within(first).getByRole('cell', { name: /38\.00/ })).toBeVisible();
    await expect(second).toHaveTextContent(gone.title);
    await expect(second).toHaveTextContent(t('personalCenter.purchases.gone'));
    await expect(table.getAllByRole('link')).toHaveLength(1);
    await tabThrough([link]);
    await followBothWays(link, String(there.href));
  },
};
