import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { paymentPasswordStates } from './PaymentPassword.states.ts';
import { PaymentPassword } from './PaymentPassword.tsx';

const meta = {
  title: 'Forms/PaymentPassword',
  component: PaymentPassword,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof PaymentPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(PaymentPassword, paymentPasswordStates, undefined, { isWide: true }),
  tags: ['visual'],
};
