import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { priceStates } from './Price.states.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Content/Price',
  component: Price,
  args: { coins: 38, yuanPerCoin: 6.8 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Price, priceStates, () => ({ coins: 38, yuanPerCoin: 6.8 })),
  tags: ['visual'],
};
