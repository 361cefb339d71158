import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(TopupForm, topupFormStates, (s) => accountSample(localeOfSample(s)).TopupForm, {
    isWide: true,
  }),
  tags: ['visual'],
};
