import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
import { topupFormStates } from './TopupForm.states.ts';
import { TopupForm } from './TopupForm.tsx';

const meta = {
  title: 'Money/TopupForm',
  component: TopupForm,
  args: accountSample('en').TopupForm,
  render: (_args, context) => <TopupForm {...accountSample(localeOf(context)).TopupForm} />,
} satisfies Meta<typeof TopupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  TopupForm,
  topupFormStates,
  (s) => accountSample(localeOfSample(s)).TopupForm,
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

export const Chosen: Story = { ...states.one('chosen'), tags: ['!test'] };

export const ProblemsAccountFailed: Story = {
  ...states.one('problems, account failed'),
  tags: ['!test'],
};

export const AccountLoading: Story = { ...states.one('account loading'), tags: ['!test'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test'] };

export const Reported: Story = { ...states.one('reported'), tags: ['!test'] };
