import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { vipPlansStates } from './VipPlans.states.ts';
import { VipPlans } from './VipPlans.tsx';

const meta = {
  title: 'Money/VipPlans',
  component: VipPlans,
  args: accountSample('en').VipPlans,
  render: (_args, context) => <VipPlans {...accountSample(localeOf(context)).VipPlans} />,
} satisfies Meta<typeof VipPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(VipPlans, vipPlansStates, (s) => accountSample(localeOfSample(s)).VipPlans, {
    isWide: true,
  }),
  tags: ['visual'],
};
