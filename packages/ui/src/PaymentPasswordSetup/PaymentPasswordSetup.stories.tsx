import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { paymentPasswordSetupStates } from './PaymentPasswordSetup.states.ts';
import { PaymentPasswordSetup } from './PaymentPasswordSetup.tsx';

const meta = {
  title: 'Money/PaymentPasswordSetup',
  component: PaymentPasswordSetup,
  args: accountSample('en').PaymentPasswordSetup,
  render: (_args, context) => (
    <PaymentPasswordSetup {...accountSample(localeOf(context)).PaymentPasswordSetup} />
  ),
} satisfies Meta<typeof PaymentPasswordSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    PaymentPasswordSetup,
    paymentPasswordSetupStates,
    (s) => accountSample(localeOfSample(s)).PaymentPasswordSetup,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
