import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { enlarged } from '../story/enlarged.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  AmountPicker,
  amountPickerStates,
  (s) => accountSample(localeOfSample(s)).AmountPicker,
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

export const Plate: Story = { ...states.one('plate'), tags: ['!test'] };

export const Other: Story = { ...states.one('other'), tags: ['!test'] };

export const Problem: Story = { ...states.one('problem'), tags: ['!test'] };

/** With letters of twice the size it is no wider than a phone. */
export const Enlarged: Story = { ...enlarged };
