import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
import { vipTrialFormStates } from './VipTrialForm.states.ts';
import { VipTrialForm } from './VipTrialForm.tsx';

const meta = {
  title: 'Money/VipTrialForm',
  component: VipTrialForm,
  args: accountSample('en').VipTrialForm,
  render: (_args, context) => <VipTrialForm {...accountSample(localeOf(context)).VipTrialForm} />,
} satisfies Meta<typeof VipTrialForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  VipTrialForm,
  vipTrialFormStates,
  (s) => accountSample(localeOfSample(s)).VipTrialForm,
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

export const Empty: Story = { ...states.one('empty'), tags: ['!test'] };

export const Problems: Story = { ...states.one('problems'), tags: ['!test'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test'] };

export const Sent: Story = { ...states.one('sent'), tags: ['!test'] };

export const Member: Story = { ...states.one('member'), tags: ['!test'] };
