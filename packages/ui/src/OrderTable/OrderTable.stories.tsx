import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
