import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { paymentPasswordStates } from './PaymentPassword.states.ts';
import { PaymentPassword } from './PaymentPassword.tsx';
import { statesOf } from '../story/statesOf.tsx';

const meta = {
  title: 'Forms/PaymentPassword',
  component: PaymentPassword,
  args: { value: '', onChange: fn() },
} satisfies Meta<typeof PaymentPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(PaymentPassword, paymentPasswordStates, undefined, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test'] };

export const Half: Story = { ...states.one('half'), tags: ['!test'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test'] };
