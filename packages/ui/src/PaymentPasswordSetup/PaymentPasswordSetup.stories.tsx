import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  PaymentPasswordSetup,
  paymentPasswordSetupStates,
  (s) => accountSample(localeOfSample(s)).PaymentPasswordSetup,
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

export const ByPassword: Story = { ...states.one('by password'), tags: ['!test'] };

export const ByCode: Story = { ...states.one('by code'), tags: ['!test'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test'] };
