import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { enlarged } from '../story/enlarged.tsx';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { amountPickerStates } from './AmountPicker.states.ts';
import { AmountPicker } from './AmountPicker.tsx';

const meta = {
  title: 'Money/AmountPicker',
  component: AmountPicker,
  args: accountSample('en').AmountPicker,
  render: (_args, context) => <AmountPicker {...accountSample(localeOf(context)).AmountPicker} />,
} satisfies Meta<typeof AmountPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    AmountPicker,
    amountPickerStates,
    (s) => accountSample(localeOfSample(s)).AmountPicker,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};

/** With letters of twice the size it is no wider than a phone. */
export const Enlarged: Story = { ...enlarged };
