import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    VipTrialForm,
    vipTrialFormStates,
    (s) => accountSample(localeOfSample(s)).VipTrialForm,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
