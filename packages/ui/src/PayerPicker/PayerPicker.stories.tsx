import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  PayerPicker,
  payerPickerStates,
  (s) => accountSample(localeOfSample(s)).PayerPicker,
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

export const Enough: Story = { ...states.one('enough'), tags: ['!test'] };

export const Short: Story = { ...states.one('short'), tags: ['!test'] };
