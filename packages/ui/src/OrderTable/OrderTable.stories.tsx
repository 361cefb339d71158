import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { orderTableStates } from './OrderTable.states.ts';
import { OrderTable } from './OrderTable.tsx';

const meta = {
  title: 'Money/OrderTable',
  component: OrderTable,
  args: accountSample('en').OrderTable,
  render: (_args, context) => <OrderTable {...accountSample(localeOf(context)).OrderTable} />,
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(OrderTable, orderTableStates, (s) => accountSample(localeOfSample(s)).OrderTable, {
    isWide: true,
  }),
  tags: ['visual'],
};
