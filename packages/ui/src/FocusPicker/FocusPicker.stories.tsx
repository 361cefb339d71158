import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  FocusPicker,
  focusPickerStates,
  (s) => accountSample(localeOfSample(s)).FocusPicker,
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

export const Some: Story = { ...states.one('some'), tags: ['!test'] };

export const None: Story = { ...states.one('none'), tags: ['!test'] };
