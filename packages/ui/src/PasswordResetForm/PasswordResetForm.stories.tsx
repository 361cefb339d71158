import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
import { passwordResetFormStates } from './PasswordResetForm.states.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';

const meta = {
  title: 'Account/PasswordResetForm',
  component: PasswordResetForm,
  args: accountSample('en').PasswordResetForm,
  render: (_args, context) => (
    <PasswordResetForm {...accountSample(localeOf(context)).PasswordResetForm} />
  ),
} satisfies Meta<typeof PasswordResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PasswordResetForm,
  passwordResetFormStates,
  (s) => accountSample(localeOfSample(s)).PasswordResetForm,
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

export const Typed: Story = { ...states.one('typed'), tags: ['!test'] };

export const WaitingForTheNextCode: Story = {
  ...states.one('waiting for the next code'),
  tags: ['!test'],
};

export const Problems: Story = { ...states.one('problems'), tags: ['!test'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test'] };
