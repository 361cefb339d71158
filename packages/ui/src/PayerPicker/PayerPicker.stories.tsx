import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { payerPickerStates } from './PayerPicker.states.ts';
import { PayerPicker } from './PayerPicker.tsx';

const meta = {
  title: 'Money/PayerPicker',
  component: PayerPicker,
  args: accountSample('en').PayerPicker,
  render: (_args, context) => <PayerPicker {...accountSample(localeOf(context)).PayerPicker} />,
} satisfies Meta<typeof PayerPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    PayerPicker,
    payerPickerStates,
    (s) => accountSample(localeOfSample(s)).PayerPicker,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
