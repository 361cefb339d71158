import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  SignUpForm,
  signUpFormStates,
  (s) => accountSample(localeOfSample(s)).SignUpForm,
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

export const Profile: Story = { ...states.one('profile'), tags: ['!test'] };

export const Registered: Story = { ...states.one('registered'), tags: ['!test'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test'] };
