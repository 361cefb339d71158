import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { signUpFormStates } from './SignUpForm.states.ts';
import { SignUpForm } from './SignUpForm.tsx';

const meta = {
  title: 'Account/SignUpForm',
  component: SignUpForm,
  args: accountSample('en').SignUpForm,
  render: (_args, context) => <SignUpForm {...accountSample(localeOf(context)).SignUpForm} />,
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(SignUpForm, signUpFormStates, (s) => accountSample(localeOfSample(s)).SignUpForm, {
    isWide: true,
  }),
  tags: ['visual'],
};
