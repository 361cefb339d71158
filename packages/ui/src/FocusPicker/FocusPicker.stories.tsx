import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { focusPickerStates } from './FocusPicker.states.ts';
import { FocusPicker } from './FocusPicker.tsx';

const meta = {
  title: 'Account/FocusPicker',
  component: FocusPicker,
  args: accountSample('en').FocusPicker,
  render: (_args, context) => <FocusPicker {...accountSample(localeOf(context)).FocusPicker} />,
} satisfies Meta<typeof FocusPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    FocusPicker,
    focusPickerStates,
    (s) => accountSample(localeOfSample(s)).FocusPicker,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
